import { expect, test } from 'vitest'
import { closed, nested } from './markup'

test('markup of a page becomes XML', () => {
  expect(closed('<p><!--[--><br>one<img alt="x"><input disabled=""/></p>')).toBe('<p><br/>one<img alt="x"/><input disabled=""/></p>')
  expect(closed('<svg class="a"><svg xmlns="http://www.w3.org/2000/svg"/></svg>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" class="a"><svg xmlns="http://www.w3.org/2000/svg"/></svg>',
  )
})

test('styles of a page become those of one element', () => {
  expect(nested(':root{--a:1}html{color:red}.html,p{margin:0}', '.sheet')).toBe('.sheet{&{--a:1}&{color:red}.html,p{margin:0}}')
})
