import { expect, test } from 'vitest'
import { flagSheetPath, parseFlagSheetPath } from '#core/addresses/flag-sheet-path.ts'

test('a set of flags has one address, whatever the order of its flags', () => {
  expect(flagSheetPath(['NED', 'IND'])).toBe('/flags/IND.NED.svg')
  expect(parseFlagSheetPath('/flags/IND.NED.svg')).toEqual(['IND', 'NED'])
})

test('no flags and very many flags have no address of their own', () => {
  expect(flagSheetPath([])).toBeUndefined()
  expect(flagSheetPath(Array.from({ length: 81 }, (_, at) => `A${at}`))).toBeUndefined()
})

test.each([
  '/flags/NED.IND.svg',
  '/flags/NED.NED.svg',
  '/flags/ned.svg',
  '/flags/.svg',
  '/flags.svg',
  '/flags/NED.svg/x',
])('%s is no address of flags', (path) => expect(parseFlagSheetPath(path)).toBeUndefined())
