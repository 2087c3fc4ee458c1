import { expect, test } from 'vitest'
import type { BoardGame } from '#core/player/individual.ts'
import { individualScores, type Seated } from '#core/player/individual-scores.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const league = aSnapshot({
  settings: { competitors: 'team' },
  players: ['Brno', 'Oslo'],
  rounds: ['1-2 2:1', aRound('2-1 2:1', { no: [7] })],
})
const someone = { board: 1, title: '', rating: 0, nationality: '' }
const individuals: Seated[] = [
  { ...someone, no: 1, team: 1, name: 'Ann', username: 'ann64', nationality: 'CZE', userId: 'u1' },
  { ...someone, no: 2, team: 2, name: 'Ole' },
]
const game = (given: Partial<BoardGame>): BoardGame => ({
  ...{ round: 1, matchNo: 1, no: 1, board: 1, white: 'ann64', black: 'Ole', whiteIndividual: 1, blackIndividual: 2 },
  ...{ whiteFirst: true, outcome: '10' },
  ...given,
})

test('points of a match are added up board by board, the most points first', () => {
  const games = [
    game({}),
    game({
      no: 2,
      whiteFirst: false,
      white: 'Ole',
      black: 'ann64',
      whiteIndividual: 2,
      blackIndividual: 1,
      outcome: '==',
    }),
  ]
  expect(individualScores(league, individuals, games)).toEqual([
    {
      ...{ userId: 'u1', name: 'Ann', username: 'ann64', team: 'Brno', nationality: 'CZE' },
      histories: [{ round: 1, score: 1.5, board: 1 }],
    },
    {
      ...{ userId: null, name: 'Ole', username: null, team: 'Oslo', nationality: '' },
      histories: [{ round: 1, score: 0.5, board: 1 }],
    },
  ])
})

test('each round stands on its own, and a game without a result counts nothing yet', () => {
  const games = [game({}), game({ round: 2, matchNo: 7, board: 3, whiteFirst: false, outcome: '  ' })]
  expect(individualScores(league, individuals, games)[0]!.histories).toEqual([
    { round: 1, score: 1, board: 1 },
    { round: 2, score: 0, board: 3 },
  ])
})

test('who is on no list goes by the name played under, within the team that the colour belongs to', () => {
  const stranger = { white: 'Zoe', whiteIndividual: undefined, blackIndividual: undefined, black: '' }
  const games = [game(stranger), game({ ...stranger, white: 'zoe', round: 2, matchNo: 7, whiteFirst: false })]
  expect(individualScores(league, individuals, games as BoardGame[])).toEqual([
    {
      ...{ userId: null, name: 'Zoe', username: 'Zoe', team: 'Brno', nationality: '' },
      histories: [
        { round: 1, score: 1, board: 1 },
        { round: 2, score: 1, board: 1 },
      ],
    },
  ])
})

test('of equal points fewer games go first, then the name', () => {
  const seated = ['Zed', 'Bea', 'Abe'].map((name, at) => ({ ...someone, no: at + 1, team: 1, name }))
  const alone = (no: number, round: number, outcome: string): BoardGame =>
    game({ whiteIndividual: no, round, outcome, black: '', blackIndividual: undefined } as Partial<BoardGame>)
  const games = [alone(1, 1, '10'), alone(2, 1, '=='), alone(2, 2, '=='), alone(3, 1, '10')]
  expect(individualScores(league, seated, games).map(({ name }) => name)).toEqual(['Abe', 'Zed', 'Bea'])
})
