// Where each kind of action is offered.

import { never } from '../contract'
import type { Action } from './wire'

/** Whether an action is made on the chart, or by a button of the tray. */
export function homeOf(face: Action): 'chart' | 'button' {
  switch (face.type) {
    case 'advance':
    case 'retreat':
      return 'chart'
    case 'end':
      return 'button'
    default:
      return never(face)
  }
}
