import { expect, test } from 'vitest'
import { nameColour, initials } from '#core/text/initials.ts'

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

test('a name always has the same colour', () => {
  expect(nameColour('Brno')).toBe(nameColour('Brno'))
  expect(nameColour('Brno')).not.toBe(nameColour('Utrecht'))
})
