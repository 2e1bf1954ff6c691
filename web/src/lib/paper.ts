// The size of the sheet that a board is drawn on where nothing can be measured: outside a browser.

import { getContext, setContext } from 'svelte'

export interface Paper {
  width: number
  height: number
}

const KEY = Symbol('paper')
const UNKNOWN: Paper = { width: 0, height: 0 }

export const givePaper = (paper: Paper): void => void setContext(KEY, paper)

/** What a board takes for its size until it is measured. */
export const paper = (): Paper => getContext<Paper | undefined>(KEY) ?? UNKNOWN
