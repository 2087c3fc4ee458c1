import { expect, test } from 'vitest'
import { individualRows } from '#core/rows/individual-row.ts'
import { aSnapshot } from '../../support/build.ts'

const snapshot = aSnapshot({ players: ['Tigers', 'Lions'], settings: { competitors: 'team' } })
const anEntrant = { team: 1, board: 1, name: 'Ann', title: '', rating: 0, nationality: '' }
const ann = { ...anEntrant, no: 1 }
const bob = { ...anEntrant, no: 2, team: 2, name: 'Bob' }
const aGame = { round: 1, matchNo: 1, no: 1, board: 1, white: 'Ann', black: 'Bob', whiteFirst: true }
const annWhite = { ...aGame, whiteIndividual: 1, blackIndividual: 2 }
const annBlack = { ...aGame, no: 2, white: 'Bob', black: 'Ann', whiteIndividual: 2, blackIndividual: 1 }
const scores = (games: Parameters<typeof individualRows>[2]) =>
  individualRows(snapshot, [ann, bob], games).map(({ histories }) => histories.map(({ score }) => score))

test('the games of a match add up, but not those of different rounds', () => {
  const games = [
    { ...annWhite, outcome: '10' },
    { ...annBlack, outcome: '==' },
    { ...annWhite, round: 2, outcome: '01' },
  ]
  expect(scores(games)).toEqual([
    [1.5, 0],
    [0.5, 1],
  ])
})

test('an unfinished game has no score, a lost one scores zero', () => {
  expect(scores([{ ...annWhite, outcome: '  ' }])).toEqual([[null], [null]])
  expect(
    scores([
      { ...annWhite, outcome: '  ' },
      { ...annBlack, outcome: '10' },
    ]),
  ).toEqual([[0], [1]])
})

test('a forfeited game against an empty board counts for the player present', () => {
  const game = { ...aGame, black: '', whiteIndividual: 1, outcome: '+-' }
  const [first, second] = individualRows(snapshot, [ann, bob], [game])
  expect(first!.histories).toEqual([
    { round: 1, board: 1, score: 1, games: 1, colour: 'W', opponent: '', resultId: 'cup-1-1' },
  ])
  expect(second!.histories).toEqual([])
})

test('only finished games are counted', () => {
  const games = [
    { ...annWhite, outcome: '10' },
    { ...annBlack, outcome: '==' },
    { ...annWhite, round: 2, outcome: '  ' },
  ]
  const [first] = individualRows(snapshot, [ann, bob], games)
  expect(first!.histories.map(({ games }) => games)).toEqual([2, 0])
})

test('individuals are ordered by team and board, with the name of their team', () => {
  const others = [bob, { ...anEntrant, no: 3, name: 'Cleo', board: 2 }, ann]
  expect(individualRows(snapshot, others, []).map(({ name, team }) => `${name}, ${team}`)).toEqual([
    'Ann, Tigers',
    'Cleo, Tigers',
    'Bob, Lions',
  ])
})
