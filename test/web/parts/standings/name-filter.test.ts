import { expect, test } from 'vitest'
import { nameFilter } from '#web/parts/standings/name-filter.ts'

const finds = (sought: string, name: string) => nameFilter(sought)({ name })

test('a name is found without its accents, in any case, by words in any order', () => {
  expect(finds('zolak', 'Żółąk')).toBe(true)
  expect(finds('vazquez', 'María VÁZQUEZ')).toBe(true)
  expect(finds('vazquez mari', 'María Vázquez')).toBe(true)
  expect(finds('Ørsted', 'Orsted')).toBe(true)
  expect(finds('thor', 'Sigrún Þorvaldsdóttir')).toBe(true)
  expect(finds('yildirim', 'Elif Yıldırım')).toBe(true)
  expect(finds('стефан', 'Стефан Петров')).toBe(true)
})

test('every word of the search must be in the name', () => {
  expect(finds('maria petrova', 'María Vázquez')).toBe(false)
})

test('an empty search matches every name', () => {
  expect(finds('  ', 'Anybody')).toBe(true)
})
