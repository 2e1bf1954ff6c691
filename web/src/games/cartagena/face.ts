// A card and a pirate as pictures that fly or are dragged over the page.

import { mount, unmount } from 'svelte'
import Card from './Card.svelte'
import Standing from './Standing.svelte'

/** Puts the card into an element, face down when its symbol is unknown; gives back how to take it away. */
export function cardFace(symbol: string | null): (target: HTMLElement) => () => void {
  return (target) => {
    const card = mount(Card, { target, props: { symbol } })
    return () => void unmount(card)
  }
}

/** Puts a pirate into an element; gives back how to take it away. */
export function pirateFace(seat: number): (target: HTMLElement) => () => void {
  return (target) => {
    const pirate = mount(Standing, { target, props: { seat } })
    return () => void unmount(pirate)
  }
}
