import { expect, test } from 'vitest'
import { hasReportedBoards, lineUpGames } from '#core/snapshot/line-up-games.ts'
import type { BoardGame } from '#core/snapshot/individual.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const individuals = [1, 2, 3, 4].map((no) => ({
  no,
  team: Math.ceil(no / 2),
  board: 2 - (no % 2),
  name: `Player ${no}`,
  title: '',
  rating: 0,
  nationality: '',
}))
const lineUps = [
  { round: 1, team: 1, individuals: [1, 2] },
  { round: 1, team: 2, individuals: [3, 4] },
]
const match = (games: string) =>
  aSnapshot({ settings: { competitors: 'team', gamePointTotal: 2 }, rounds: [{ ...aRound('1-2 1'), games: [games] }] })
const told = (games: string, facts: Partial<Parameters<typeof lineUpGames>[1]> = {}): string[] =>
  lineUpGames(match(games), { lineUps, individuals, games: [], ...facts }).map(
    ({ board, white, black, outcome }) => `${board} ${white} – ${black} ${outcome}`,
  )

test('games of reported boards come from the line-ups: the first side has White at board 1, Black at board 2', () => {
  expect(told('10==')).toEqual(['1 Player 1 – Player 3 10', '2 Player 4 – Player 2 =='])
  expect(told('1001')).toEqual(['1 Player 1 – Player 3 10', '2 Player 4 – Player 2 10'])
})

test('a board that one side left empty has only the other side’s player', () => {
  const only = [
    { round: 1, team: 1, individuals: [1, 2] },
    { round: 1, team: 2, individuals: [3, 0] },
  ]
  expect(told('10+-', { lineUps: only })).toEqual(['1 Player 1 – Player 3 10', '2  – Player 2 -+'])
})

test('a match with stored games, or without reported boards, gives no games', () => {
  const known: BoardGame = {
    round: 1,
    matchNo: 1,
    no: 1,
    board: 1,
    white: 'A',
    black: 'B',
    whiteFirst: true,
    outcome: '10',
  }
  expect(told('1001', { games: [known] })).toEqual([])
  expect(told('')).toEqual([])
  expect(told('1001', { lineUps: [] })).toEqual([])
})

test('line-ups are needed only for boards reported without a chess site', () => {
  expect(hasReportedBoards(match('1001'))).toBe(true)
  expect(hasReportedBoards(match(''))).toBe(false)
  const linked = match('1001')
  linked.rounds[0]!.facts = { 0: { link: 'https://www.chess.com/club/matches/1' } }
  expect(hasReportedBoards(linked)).toBe(false)
})
