import { expect, test } from 'vitest'
import { parseHits } from '#web/parts/search/recent-hits.ts'

const found = { id: 'cup', kind: 'tournament', name: 'Cup', where: '', flag: '', href: '/t/cup/dashboard' }

test('hits that were opened recently are read back as they were stored', () => {
  expect(parseHits(JSON.stringify([found]))).toEqual([found])
  expect(parseHits(null)).toEqual([])
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
  expect(parseHits(text)).toEqual([])
})
