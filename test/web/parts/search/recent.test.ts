import { expect, test } from 'vitest'
import { read } from '#web/parts/search/recent.ts'

const found = { id: 'cup', kind: 'tournament', name: 'Cup', where: '', flag: '', href: '/t/cup/dashboard' }

test('what was opened lately is read as it was kept', () => {
  expect(read(JSON.stringify([found]))).toEqual([found])
  expect(read(null)).toEqual([])
})

test.each([
  ['{'],
  ['{"a":1}'],
  ['[null, 3, {}]'],
  [JSON.stringify([{ ...found, kind: 'planet' }])],
  [JSON.stringify([{ ...found, href: 'https://other.example/' }])],
  [JSON.stringify([{ ...found, href: '//other.example/' }])],
  [JSON.stringify([{ ...found, href: '/\\other.example/' }])],
])('%s is left out', (text) => {
  expect(read(text)).toEqual([])
})
