// Which chapter of the rules answers what is asked now.

import type { ChapterOf } from '../contract'
import type { Cartagena } from './wire'

const CHAPTERS: Record<Cartagena['action']['type'], string> = { advance: 'forward', retreat: 'back', end: 'turn' }

export const chapter: ChapterOf<Cartagena> = (_view, draft) => (draft.chosen ? CHAPTERS[draft.chosen.face.type] : 'turn')
