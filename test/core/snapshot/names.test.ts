import { expect, test } from 'vitest'
import { competitorName } from '#core/snapshot/names.ts'
import { aSnapshot } from '../../support/build.ts'

test('individuals have first and last names', () => {
  const { players, settings } = aSnapshot({ players: ['Ann van der Lee', 'Pele'] })
  expect([0, 1, -1].map((position) => competitorName({ players, settings }, position))).toEqual([
    'Ann van der Lee',
    'Pele',
    'BYE',
  ])
})

test('a player with only a last name has no space before it', () => {
  const players = { no: [1], firstName: [''], lastName: ['Lee'], rating: [0], nationality: [''] }
  expect(competitorName(aSnapshot({ players }), 0)).toBe('Lee')
})

test('teams have only a first name', () => {
  const players = { no: [1], firstName: ['Brno'], lastName: ['ignored'], rating: [0], nationality: [''] }
  expect(competitorName(aSnapshot({ players, settings: { competitors: 'team' } }), 0)).toBe('Brno')
})
