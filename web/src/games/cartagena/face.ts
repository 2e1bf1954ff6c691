// A card as a picture for flights, face down when its symbol is unknown.

import { mount, unmount } from 'svelte'
import Card from './Card.svelte'

/** Puts the card into an element; gives back how to take it away. */
export function cardFace(symbol: string | null): (target: HTMLElement) => () => void {
  return (target) => {
    const card = mount(Card, { target, props: { symbol } })
    return () => void unmount(card)
  }
}
