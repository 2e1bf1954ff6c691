// Which chapter of the rules answers what is asked now.

import type { ChapterOf } from '../contract'
import type { Gravity, Step } from './wire'

const CHAPTERS: Record<Step, string> = {
  over: 'end',
  boarding: 'airships',
  settling: 'setup',
  refuge: 'refuge',
  keeping: 'round',
  turn: 'turn',
  laying: 'turn',
  calling: 'turn',
  saving: 'turn',
  acting: 'turn',
  extra: 'airships',
  origin: 'capture',
  target: 'capture',
  force: 'capture',
  hirelings: 'capture',
  losses: 'capture',
  striking: 'force_actions',
  slaying: 'force_actions',
  recruiting: 'force_actions',
  'hunter-post': 'force_actions',
  'mercenary-post': 'force_actions',
  bribing: 'force_actions',
  lodging: 'force_actions',
  tapping: 'gravity_actions',
  mining: 'sources',
  permanent: 'gravity_actions',
  temporary: 'gravity_actions',
  converting: 'gravity_actions',
  rotating: 'neighbours',
  speculating: 'gravity_actions',
  pulling: 'pull',
  placing: 'pull',
  orienting: 'pull',
  endowing: 'pull',
  choosing: 'adrift',
  docking: 'adrift',
}

export const chapter: ChapterOf<Gravity> = (view) => CHAPTERS[view.step]
