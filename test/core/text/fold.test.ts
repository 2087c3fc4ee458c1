import { expect, test } from 'vitest'
import { letterOf, foldName, sortKey } from '#core/text/fold.ts'

test.each([
  ['Réti Sharks', 'reti sharks'],
  ['ŁÓDŹ', 'lodz'],
  ['Þór Æsir Straße', 'thor aesir strasse'],
  ['Шахматы', 'шахматы'],
])('%s is searched as %s', (name, expected) => {
  expect(foldName(name)).toBe(expected)
})

test.each([
  ['Écurie', 'E'],
  [' łódź', 'L'],
  ['Þingvellir', 'T'],
  ['1924 SK', '#'],
  ['«Guillemets»', '#'],
  ['', '#'],
  ['нов', 'Н'],
  ['نادي', 'ن'],
])('%s is listed under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

test('names that do not begin with a letter come together before all others', () => {
  const names = ['Zug', '~x', 'Ábel', '1924', 'abc', '(B)']
  expect(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    '(B)',
    '1924',
    '~x',
    'abc',
    'Ábel',
    'Zug',
  ])
})
