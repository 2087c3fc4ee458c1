import { expect, test } from 'vitest'
import { nameFilter } from '#web/parts/standings/name-filter.ts'

const finds = (sought: string, name: string): boolean => nameFilter(sought)({ name })

test.each([
  ['mueller', 'Jörg Müller'],
  ['muller', 'Jörg Müller'],
  ['Müller', 'Joerg Mueller'],
  ['oster', 'Øster'],
  ['oester', 'Øster'],
  ['strasse', 'Straße'],
  ['lukasz', 'Łukasz'],
  ['obrien', 'Ann O’Brien'],
  ["o'brien", 'Ann OBrien'],
  ['o`b', 'Ann O´Brien'],
])('%s finds %s', (sought, name) => {
  expect(finds(sought, name)).toBe(true)
})

test('other names are not found', () => {
  expect(finds('moller', 'Jörg Müller')).toBe(false)
})
