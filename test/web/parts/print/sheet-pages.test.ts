import { expect, test } from 'vitest'
import { linesOn, usualPaper } from '#web/parts/print/paper.ts'
import { sheetPages } from '#web/parts/print/sheet-pages.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const shape = (groups: Parameters<typeof sheetPages<number>>[0], lines: number) =>
  sheetPages(groups, lines).map((page) => page.map(({ title, rows }) => `${title ?? ''}${rows.join()}`))

test('rows fill one page after the other, and the last page takes the rest', () => {
  expect(shape([{ rows: numbers(7) }], 3)).toEqual([['1,2,3'], ['4,5,6'], ['7']])
  expect(shape([{ rows: numbers(6) }], 3)).toEqual([['1,2,3'], ['4,5,6']])
  expect(shape([], 3)).toEqual([])
})

test('a title takes a line, is repeated on the next page, and is never alone at the foot of a page', () => {
  const pools = [
    { title: 'A', rows: numbers(4) },
    { title: 'B', rows: numbers(5) },
  ]
  expect(shape(pools, 8)).toEqual([['A1,2,3,4', 'B1,2'], ['B3,4,5']])
  expect(shape(pools, 7)).toEqual([['A1,2,3,4'], ['B1,2,3,4,5']])
})

test('A4 has more lines than Letter, landscape has fewer, and the country decides the usual paper', () => {
  expect([linesOn('a4', 9), linesOn('letter', 9), linesOn('a4', 6.4, true)]).toEqual([26, 24, 23])
  expect(['en-US', 'en-GB', 'de', 'es-MX'].map(usualPaper)).toEqual(['letter', 'a4', 'a4', 'letter'])
})
