// What is carried over the table by pointer, finger or pen, and the zones that would take it. Shared by board and tray.

import { mount, unmount } from 'svelte'
import type { Draft } from '../../lib/draft.svelte'
import { drag } from '../../lib/drag'
import { landing, zonesOf, type Thing, type Zone } from './drops'
import Flying from './Flying.svelte'
import type { CardFace, Choice, Tortuga2199View } from './wire'

/** The picture that follows the pointer: a card, a token, a ship or a captain's marker. */
export interface Picture {
  card: CardFace | null
  icon: string | null
  ship?: { seat: number; vessel: string }
  marker?: number
}

interface Load {
  thing: Thing
  zones: ReadonlyMap<Zone, Choice[]>
}

class Carrying {
  load = $state.raw<Load | null>(null)

  /** Whether this is the thing under way. */
  has(thing: Thing): boolean {
    return this.load?.thing === thing
  }

  /** Whether a zone would take what is carried. */
  fits(zone: Zone): boolean {
    return this.load?.zones.has(zone) ?? false
  }

  /** Follow a press on a thing; what it is let go over picks an action, several ask which, none may say why not. */
  lift(press: PointerEvent, thing: Thing, view: Tortuga2199View, draft: Draft<Choice>, picture: Picture, refuse: (spot: string) => void = () => undefined): void {
    const zones = zonesOf(view, draft.choices, thing)
    if (zones.size === 0 || draft.busy) return
    const put = (): void => {
      this.load = null
      draft.clear()
    }
    drag(press, {
      dress: (target) => {
        const shown = mount(Flying, { target, props: picture })
        return () => void unmount(shown)
      },
      begin: () => {
        draft.clear()
        this.load = { thing, zones }
      },
      drop: (spot) => {
        put()
        if (spot === null) return
        const choices = landing(view, zones, spot)
        if (choices.length > 0) draft.narrow(choices)
        else refuse(spot)
      },
      cancel: put,
    })
  }
}

export const carrying = new Carrying()
