import { expect, test } from 'vitest'
import { blocks, mentions, wordsOf } from './prose'

const plain = (text: string) => ({ text, bold: false, marked: false })

test('an empty line parts paragraphs, a wrapped line does not', () => {
  expect(blocks('One\ntwo.\n\nThree.')).toEqual([
    { kind: 'paragraph', spans: [plain('One two.')] },
    { kind: 'paragraph', spans: [plain('Three.')] },
  ])
})

test('lines with a dash are a list, also right below a paragraph', () => {
  expect(blocks('These:\n- one\n- two\n  more')).toEqual([
    { kind: 'paragraph', spans: [plain('These:')] },
    { kind: 'list', items: [[plain('one')], [plain('two   more')]] },
  ])
})

test('words between two stars are bold', () => {
  expect(blocks('A **bold** word')).toEqual([{ kind: 'paragraph', spans: [plain('A '), { text: 'bold', bold: true, marked: false }, plain(' word')] }])
})

test('what is searched for is marked wherever it stands, whatever its case', () => {
  expect(blocks('**Boat**: a boat', wordsOf(' BOAT '))).toEqual([
    {
      kind: 'paragraph',
      spans: [{ text: 'Boat', bold: true, marked: true }, plain(': a '), { text: 'boat', bold: false, marked: true }],
    },
  ])
})

test('signs of a pattern are searched for as they are', () => {
  expect(blocks('1+1 (two)', wordsOf('+ ('))).toHaveLength(1)
})

test('all words must stand in a text', () => {
  expect([mentions('Лодка и пират', wordsOf('ПИРАТ лодк')), mentions('Лодка', wordsOf('пират лодка')), mentions('Лодка', [])]).toEqual([true, false, true])
})

test('either spelling finds the other, and what is written is marked', () => {
  expect(mentions('Three manoeuvres', wordsOf('maneuver'))).toBe(true)
  expect(mentions('Three maneuvers', wordsOf('MANOEUVRE'))).toBe(true)
  expect(mentions('Coûte une Manœuvre', wordsOf('manoeuvre coute'))).toBe(true)
  expect(mentions('Счёт и манёвр', wordsOf('маневр счет'))).toBe(true)
  expect(mentions('neighbouring island', wordsOf('neighboring'))).toBe(true)
  expect(mentions('l’île', wordsOf("l'ile"))).toBe(true)
  expect(blocks('Coûte 3 Manœuvres.', wordsOf('manoeuvre'))).toEqual([
    { kind: 'paragraph', spans: [plain('Coûte 3 '), { text: 'Manœuvre', bold: false, marked: true }, plain('s.')] },
  ])
})
