import { expect, it } from 'vitest'
import { speech } from '../../lib/speech.svelte'
import type { Play } from '../../lib/wire'
import { NOBODY, UNKNOWN, type SectorView, type Tortuga2199View } from './wire'
import { sectorFacts } from './words'

const fixture = import.meta.glob<{ play: Play }>('./fixtures/four-seats.json', { import: 'default', eager: true })
const view = Object.values(fixture)[0]!.play.view as Tortuga2199View
const bare: SectorView = { ...view.sectors[0]!, controller: NOBODY, defence: 0, price: 5, mineral: false, hunt: null, explorers: [], ships: [] }
const facts = (sector: Partial<SectorView>): string[] => sectorFacts(view, { ...bare, ...sector }, (seat) => 'ABCD'[seat]!)
const grub = view.cards.findIndex((card) => card.id === 'ore-grub')

speech.learn(
  'en',
  `web-tortuga2199-free = free { $price }
web-tortuga2199-held = held { $name } { $defence }
web-tortuga2199-minerals = minerals
web-tortuga2199-hunt-unknown = unknown
web-tortuga2199-hunt-known = known { $card } { $difficulty }
web-tortuga2199-explored-by = explored { $name }
web-tortuga2199-ship-here = ship { $name }
tortuga2199-card-ore-grub = Ore Grub
`,
)

it('tells of a sector who holds it, what lies there, who explored it and whose ships are there', () => {
  expect(facts({ controller: 0, defence: 3, mineral: true, hunt: grub, explorers: [0, 2] })).toEqual(['held A 3', 'minerals', 'known Ore Grub 3', 'explored A', 'explored C'])
  expect(facts({ hunt: UNKNOWN, explorers: [1, 3], ships: [3] })).toEqual(['free 5', 'unknown', 'explored B', 'explored D', 'ship D'])
  expect(facts({ price: 15, ships: [2] })).toEqual(['free 15', 'ship C'])
})
