import { expect, test } from 'vitest'
import { isOfAge } from '#core/snapshot/entry-details.ts'
import { publicEntryDetails, withBirthYear } from '#core/snapshot/public-details.ts'
import { importTrf } from '#core/trf/import.ts'
import { parseTrf } from '#core/trf/parse.ts'

const FILE = `012 Cup
001    1 wWGM Lee, Ann                          2400 NED     1000001 2010/03/04  1.0    1     2 w 1
001    2 m    Ray, Bob                          2200 GER             1975        0.0    3     1 b 0
001    3      Day, Cleo                         2000 NED                         1.0    1     4 b 1
001    4      Fox, Dan                          1900 NED                         0.0    3     3 w 0
013 Rooks                              1    3
013 Owls                               2
013 Pawns                              4
`

test('a file’s FIDE ids, sexes, dates of birth and clubs are kept', () => {
  const trf = parseTrf(FILE)
  const event = 'reason' in trf ? trf : importTrf(trf, { id: 'cup', now: 0 })
  expect('entryDetails' in event && event.entryDetails).toEqual([
    { no: 1, fideId: '1000001', sex: 'w', birth: '2010/03/04', club: 'Rooks' },
    { no: 2, fideId: null, sex: 'm', birth: '1975', club: 'Owls' },
    { no: 3, fideId: null, sex: null, birth: null, club: 'Rooks' },
    { no: 4, fideId: null, sex: null, birth: null, club: 'Pawns' },
  ])
})

test.each([
  ['2010/03/04', 2010],
  ['04.03.2010', 2010],
  ['1975', 1975],
  ['unknown', null],
  [null, null],
])('of the birth date %s the public sees the year %s', (birth, birthYear) => {
  expect(publicEntryDetails({ no: 1, fideId: null, sex: null, club: null, birth })).toEqual({
    no: 1,
    fideId: null,
    sex: null,
    club: null,
    birthYear,
  })
})

test.each([
  ['U16', 2010, true],
  ['U16', 2009, false],
  ['S50+', 1976, true],
  ['S50+', 1977, false],
] as const)('in 2026 %s and a birth in %i: %s', (group, birthYear, is) => {
  expect(isOfAge(group, birthYear, 2026)).toBe(is)
})

test('a public file gives only the year of birth', () => {
  const known = { no: 1, fideId: '1000001', sex: 'w' as const, club: null }
  expect(withBirthYear({ ...known, birth: '2010/03/04' })).toEqual({ ...known, birth: '2010' })
  expect(withBirthYear({ ...known, birth: null })).toEqual({ ...known, birth: null })
})
