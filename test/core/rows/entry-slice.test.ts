import { expect, test } from 'vitest'
import {
  profileMatches,
  profileEntry,
  pendingGameLinks,
  newestRoundFirst,
  isUpcoming,
  startOf,
} from '#core/rows/entry-slice.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const NOW = Date.UTC(2026, 5, 1)
const part = (given: Parameters<typeof aSnapshot>[0], no = 1) => ({
  snapshot: aSnapshot(given),
  no,
  players: 40,
  boards: new Map([['cup-1-1', 12]]),
})

test('an entry has its rounds, its settings, and the number of all competitors', () => {
  expect(profileEntry(part({ rounds: ['1-2 1', '2-1 ='], dates: [5, null] }))).toMatchObject({
    tournamentId: 'cup',
    id: 'cup-1',
    round: 2,
    setting: { competitors: 'individual' },
    histories: [{ match: 1 }, { match: 0.5 }],
    tournament: { players: 40, startedAt: 5 },
  })
})

test('a card has its side, its board, and the start of the round if the match has none', () => {
  const matches = profileMatches(part({ players: ['Me', 'You NED'], rounds: ['1-2 1', '2-1 *'], dates: [7, NOW] }), NOW)
  expect(matches).toMatchObject([
    { id: 'cup-2-1', own: 'b', nationalityW: 'NED', roundTime: NOW, status: 'pending' },
    { id: 'cup-1-1', own: 'w', board: 12, matchW: 1, tournament: { address: 'cup' } },
  ])
  expect(matches.map(startOf)).toEqual([NOW, 7])
  expect(matches.map(isUpcoming)).toEqual([true, false])
})

test('a bye has no card', () => {
  expect(profileMatches(part({ rounds: ['1 U', '1-2 1'] }), NOW)).toHaveLength(1)
})

test('cards are ordered by round, the last first, and within a round the newest first', () => {
  const [older, newer] = [7, 9].map((startTime, at) =>
    profileMatches(
      part({ id: at ? 'new' : 'old', rounds: ['1-2 1', aRound('1-2 1', { facts: { 0: { startTime } } })] }),
      NOW,
    ),
  )
  expect(newestRoundFirst([...older!, ...newer!]).map(({ id }) => id)).toEqual([
    'new-2-1',
    'old-2-1',
    'new-1-1',
    'old-1-1',
  ])
})

test('an aborted match is not upcoming', () => {
  const [match] = profileMatches(part({ rounds: [aRound('1-2 *', { facts: { 0: { aborted: true } } })] }), NOW)
  expect(isUpcoming(match!)).toBe(false)
})

test('a game link is pending only in the current round, and only if players may add one', () => {
  const given = (settings: Partial<Settings>) => ({ players: ['Me', 'You'], rounds: ['1-2 *', '2-1 *'], settings })
  const open: Partial<Settings> = { allowSelfLinks: 1, source: 'lichess' }
  expect(pendingGameLinks(part(given(open)), NOW)).toEqual([
    { id: 'cup-2-1', tournamentId: 'cup', source: 'lichess', type: 'game', name: 'You – Me', team: 'Me' },
  ])
  expect(pendingGameLinks(part(given({})), NOW)).toEqual([])
  expect(pendingGameLinks(part({ ...given(open), active: false }), NOW)).toEqual([])
})
