import { expect, test } from 'vitest'
import { colourOf, initials } from '#core/text/initials.ts'

test.each([
  ['Continental Club League 2020', 'CC'],
  ['réti sharks', 'RS'],
  ['Open', 'O'],
  ['2020 U18 Cup', 'UC'],
  ['42', '42'],
  ['بطولة دبي', 'بد'],
  ['ößling “Cup”', 'ÖC'],
  ['♞', '♞'],
])('%s has the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a name has one colour, always the same', () => {
  expect(colourOf('Brno')).toBe(colourOf('Brno'))
  expect(colourOf('Brno')).not.toBe(colourOf('Utrecht'))
})
