import { expect, it } from 'vitest'
import { speech } from '../../lib/speech.svelte'
import type { Play } from '../../lib/wire'
import type { Tortuga2199View } from './view'
import { sectorFacts } from './words'

const fixture = import.meta.glob<{ play: Play }>('./fixtures/four-seats.json', { import: 'default', eager: true })
const view = Object.values(fixture)[0]!.play.view as Tortuga2199View
const facts = (id: string): string[] => sectorFacts(view, view.sectors.find((sector) => sector.id === id)!, (seat) => 'ABCD'[seat]!)

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
  expect(facts('turrets3')).toEqual(['held A 3', 'minerals', 'known Ore Grub 3', 'explored A', 'explored C'])
  expect(facts('mines')).toEqual(['free 5', 'unknown', 'explored B', 'explored D', 'ship D'])
  expect(facts('tortuga')).toEqual(['free 15', 'ship C'])
})
