import { expect, test } from 'vitest'
import type { Facts } from '#core/match/facts.ts'
import { resultRows } from '#core/rows/result-row.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const link = 'https://www.chess.com/club/matches/live/1234'
const withFacts = (facts: Facts) => aSnapshot({ rounds: [aRound('1-2 1', { facts: { 0: facts } })] })

test('a result has its sides, score, times and link', () => {
  const facts: Facts = { link, linkSource: 'chessCom', linkType: 'team', startTime: 5, endTime: 9, boards: 4 }
  expect(resultRows(withFacts(facts), 10)).toEqual([
    {
      id: 'cup-1-1',
      idW: 'cup-1',
      idB: 'cup-2',
      tournamentId: 'cup',
      round: 1,
      link,
      chessComTeamLink: link,
      lichessTeamLink: null,
      chessComLink: null,
      lichessLink: null,
      startTime: 5,
      endTime: 9,
      scores: [1, 0],
      isFinished: true,
      players: 4,
      teams: [],
      games: [],
      fetched: { startTime: 5, endTime: 9, scores: [1, 0], isFinished: true },
    },
  ])
})

test.each([
  ['chessCom', 'team', 'chessComTeamLink'],
  ['chessCom', 'game', 'chessComLink'],
  ['lichess', 'team', 'lichessTeamLink'],
  ['lichess', 'game', 'lichessLink'],
] as const)('a %s link of a %s is only in the field %s', (linkSource, linkType, field) => {
  const { chessComTeamLink, lichessTeamLink, chessComLink, lichessLink } = resultRows(
    withFacts({ link, linkSource, linkType }),
    10,
  )[0]!
  const links = { chessComTeamLink, lichessTeamLink, chessComLink, lichessLink }
  expect(Object.entries(links).filter(([, value]) => value !== null)).toEqual([[field, link]])
})

test('a pairing that is not played has no scores', () => {
  expect(resultRows(aSnapshot({ rounds: ['1-2 *'] }), 10)[0]).toMatchObject({ scores: null, isFinished: false })
})
