import { expect, test } from 'vitest'
import { tournamentLink, roundStarts, settingsRow, tournamentStatus } from '#core/rows/tournament-row.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { aSnapshot } from '../../support/build.ts'

test('the status of a tournament has the contents of its card', () => {
  const systems = [{ from: 1, to: 9, system: 'swiss' as const, poolNames: ['North'] }]
  const snapshot = aSnapshot({
    name: 'Cup 26',
    user: 'ann',
    players: 4,
    rounds: ['1-2 1'],
    systems,
    createdAt: 5,
    updatedAt: 6,
  })
  expect(
    tournamentStatus({ ...snapshot, settings: { ...snapshot.settings, description: 'A cup.', logoURL: '/cup.svg' } }),
  ).toEqual({
    id: 'cup',
    name: 'Cup 26',
    user: 'ann',
    round: 1,
    active: true,
    players: 4,
    createdAt: 5,
    updatedAt: 6,
    description: 'A cup.',
    href: '/t/cup/dashboard',
    button: 'Follow live',
    logoURL: '/cup.svg',
    systems,
  })
})

test.each([
  [true, 0, 'See details'],
  [true, 1, 'Follow live'],
  [false, 1, 'See results'],
])('with active %s in round %d the button says %s', (active, round, button) => {
  expect(tournamentLink({ id: 'cup', vanityURL: 'Été', active, round })).toEqual({
    href: '/t/%C3%89t%C3%A9/dashboard',
    button,
  })
})

test('settings have tie-breaks separated by commas, and null for an open end', () => {
  const { settings } = aSnapshot({ settings: { totalRounds: null, tieBreaks: ['BH/C1', 'SB'] } })
  const told = settingsRow({ ...aSnapshot(), settings })
  expect(told).toEqual({ ...DEFAULTS, totalRounds: null, tieBreaks: 'BH/C1,SB' })
  expect(JSON.parse(JSON.stringify(told))).toEqual(told)
})

test('dates of rounds are by number, null if unknown', () => {
  expect(roundStarts(aSnapshot({ rounds: ['1-2 1', '2-1 1'], dates: [5] }))).toEqual({ 1: 5, 2: null })
  expect(roundStarts(aSnapshot({ dates: [5, null, 7] }))).toEqual({ 1: 5, 2: null, 3: 7 })
})
