import { expect, test } from 'vitest'
import { fields } from './schema'

const schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      properties: {
        seats: { type: 'integer' },
        variant: { enum: ['a', 'b'] },
        hand: { type: 'integer', minimum: 1, maximum: 9 },
        open: { type: 'boolean' },
        track: { type: 'string', pattern: '^x*$' },
      },
    },
  },
}

test('every kind of option becomes a field, and the number of seats does not', () => {
  expect(fields(schema).map((field) => [field.name, field.kind])).toEqual([
    ['variant', 'choice'],
    ['hand', 'number'],
    ['open', 'switch'],
    ['track', 'text'],
  ])
})

test('the usual value of a choice stands first', () => {
  expect(fields(schema, { variant: 'b' })[0]!.choices).toEqual(['b', 'a'])
})

test('bounds and patterns are kept', () => {
  const [, hand, , track] = fields(schema)
  expect([hand!.low, hand!.high, track!.pattern]).toEqual([1, 9, '^x*$'])
})
