import { expect, test } from 'vitest'
import type { BoardHistory, IndividualRow } from '#core/rows/individual-row.ts'
import { boardScores, individualScores } from '#core/rows/individual-scores.ts'
import { anIndividualRow } from '#test/support/individual-row.ts'

const aRound = (score: number | null, games: number, opponent = 'Nobody'): BoardHistory => ({
  round: 1,
  board: 1,
  colour: 'W',
  resultId: 'cup-1-1',
  score,
  games,
  opponent,
})
const ranks = (rows: IndividualRow[]) => individualScores(rows).map(({ row, rank }) => `${rank} ${row.name}`)

test('points of all games add up, and the percentage is of finished games', () => {
  const [one] = individualScores([
    anIndividualRow('Ann', { histories: [aRound(1.5, 2), aRound(null, 0), aRound(0, 1)] }),
  ])
  expect(one).toMatchObject({ score: 3, games: 3, percentage: 50 })
})

test('the performance counts rated opponents, by name or username', () => {
  const bob = anIndividualRow('Robert', { username: 'Bobby', rating: 2000 })
  const ann = anIndividualRow('Ann', { histories: [aRound(1, 2, 'bobby'), aRound(2, 2, 'stranger')] })
  expect(individualScores([ann, bob])[0]).toMatchObject({ score: 6, performance: 2000 })
})

test('a player without a game has no percentage and no performance', () => {
  expect(individualScores([anIndividualRow('Ann')])[0]).toMatchObject({ score: 0, percentage: null, performance: null })
})

test('more points come first, then fewer games, then the performance; ties share a rank', () => {
  const rated = anIndividualRow('Cy', { rating: 2300, histories: [aRound(1, 2)] })
  expect(
    ranks([
      anIndividualRow('Ann', { histories: [aRound(1, 2)] }),
      rated,
      anIndividualRow('Dee', { histories: [aRound(1, 2, 'cy')] }),
      anIndividualRow('Eve', { histories: [aRound(1, 1)] }),
      anIndividualRow('Fay', { histories: [aRound(2, 2)] }),
    ]),
  ).toEqual(['1 Fay', '2 Eve', '3 Dee', '4 Ann', '4 Cy'])
})

test('scores of a board count only the games at that board', () => {
  const at = (board: number, score: number, opponent: string) => ({
    round: board,
    board,
    score,
    games: 1,
    colour: 'W' as const,
    opponent,
    resultId: `cup-${board}-1`,
  })
  const person = { userId: null, username: null, nationality: '', title: '', rating: 2000 }
  const boards = boardScores([
    { ...person, name: 'Ann', team: 'Rooks', histories: [at(1, 0.5, 'Bob'), at(2, 1, 'Cleo')] },
    { ...person, name: 'Bob', team: 'Owls', histories: [at(1, 1, 'Dan')] },
    { ...person, name: 'Dan', team: 'Owls', histories: [] },
  ])
  expect(
    boards.map(({ board, scores }) => [board, scores.map(({ row, score, rank }) => [row.name, score, rank])]),
  ).toEqual([
    [
      1,
      [
        ['Bob', 2, 1],
        ['Ann', 1, 2],
      ],
    ],
    [2, [['Ann', 2, 1]]],
  ])
})
