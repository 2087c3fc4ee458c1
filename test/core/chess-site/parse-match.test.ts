import { expect, test } from 'vitest'
import type { ExpectedTeam } from '#core/chess-site/clubs.ts'
import { parseLiveMatch, siteReport } from '#core/chess-site/parse-match.ts'
import { aLiveMatch } from '../../support/live-match.ts'

const TEAMS: [ExpectedTeam, ExpectedTeam] = [
  { name: 'Harbour Knights', club: null },
  { name: 'Night Owls', club: 'night-owls' },
]
const seen = (answer: unknown, teams = TEAMS) => {
  const live = parseLiveMatch(answer)
  return live && siteReport(live, teams)
}
const boards = [
  {
    names: ['Ann_A', 'Bert'] as [string, string],
    games: [
      ['win', 'resigned'],
      ['agreed', 'agreed'],
    ] as never,
  },
  { names: ['Carl', 'Dora'] as [string, string], games: [undefined, ['win', 'timeout']] as never },
]

test('a match is read in the order of our sides, with times in milliseconds and points in halves', () => {
  expect(seen(aLiveMatch({ boards, scores: [1.5, 1.5], end_time: 1_700_003_600, status: 'finished' }))).toMatchObject({
    bodyStatus: 'finished',
    startTime: 1_700_000_000_000,
    endTime: 1_700_003_600_000,
    boards: 2,
    points: [3, 3],
    games: [
      { board: 1, whiteFirst: true, outcome: '10', white: 'ann_a', black: 'bert' },
      { board: 1, whiteFirst: false, outcome: '==', white: 'bert', black: 'ann_a' },
      { board: 2, whiteFirst: false, outcome: '10', white: 'dora', black: 'carl' },
    ],
  })
})

test('when our first side is the site’s second team, everything is swapped', () => {
  const other = seen(aLiveMatch({ boards, scores: [2, 1] }), [TEAMS[1], TEAMS[0]])
  expect(other?.points).toEqual([2, 4])
  expect(other?.games).toMatchObject([
    { board: 1, whiteFirst: true, outcome: '==', white: 'bert', black: 'ann_a' },
    { board: 1, whiteFirst: false, outcome: '10', white: 'ann_a', black: 'bert' },
    { board: 2, whiteFirst: true, outcome: '10', white: 'dora', black: 'carl' },
  ])
  expect(other?.usernames.first).toEqual(new Set(['bert', 'dora']))
})

test('a scheduled match has no boards, no end and no players', () => {
  expect(seen(aLiveMatch({ status: 'scheduled' }))).toMatchObject({ bodyStatus: 'scheduled', boards: 0, games: [] })
  expect(seen(aLiveMatch())).not.toHaveProperty('endTime')
})

test('one odd field does not hide the rest', () => {
  const odd = aLiveMatch({ boards, status: 7, start_time: 'soon', end_time: -1, boards_: 2, settings: null })
  expect(seen(odd)).toMatchObject({ points: [0, 0], games: [{ board: 1 }, { board: 1 }, { board: 2 }] })
  expect(seen(odd)).not.toHaveProperty('bodyStatus')
  expect(seen(odd)).not.toHaveProperty('startTime')
})

test.each([Number.NaN, -1, 1 / 3, '5', 1e9])('a score of %s is no score', (score) => {
  expect(seen(aLiveMatch({ scores: [score as number, 0] }))).not.toHaveProperty('points')
})

test('a closed account may be a bare address; the other player’s result counts', () => {
  const answer = aLiveMatch({ boards })
  answer.teams.team2.players[0] = 'https://api.chess.com/pub/player/Bert' as never
  expect(seen(answer)?.games[0]).toMatchObject({ outcome: '10', white: 'ann_a', black: '' })
  expect(seen(answer)?.usernames.second).toEqual(new Set(['bert', 'dora']))
})

test('empty players are left out, and boards listed twice count once', () => {
  const answer = aLiveMatch({ boards })
  answer.teams.team1.players.push(null as never, { ...answer.teams.team1.players[0]!, played_as_white: 'resigned' })
  expect(seen(answer)?.games).toHaveLength(3)
  expect(seen(answer)?.games[0]?.outcome).toBe('10')
})

test.each([null, 'no', 5, [], {}, { teams: [] }, { teams: { team1: {} } }, { code: 0, message: 'not found' }])(
  '%j is no match',
  (answer) => {
    expect(parseLiveMatch(answer)).toBeUndefined()
  },
)

test('a match of other clubs is not ours', () => {
  expect(seen(aLiveMatch({ teams: ['Alpha', 'Omega'] }))).toBeUndefined()
})
