import { expect, test } from 'vitest'
import type { BoardGame } from '#core/player/individual.ts'
import { individualsOf } from '#core/snapshot/individual-rows.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const league = aSnapshot({
  settings: { competitors: 'team' },
  players: ['Brno', 'Oslo'],
  rounds: ['1-2 2:1', aRound('2-1 2:1', { no: [7] })],
})
const someone = { board: 1, title: '', rating: 0, nationality: '' }
const ann = { ...someone, no: 1, team: 1, name: 'Ann', username: 'ann64', nationality: 'CZE', userId: 'u1' }
const ole = { ...someone, no: 2, team: 2, name: 'Ole', title: 'FM', rating: 2300 }
const game: BoardGame = {
  ...{ round: 1, matchNo: 1, no: 1, board: 1, white: 'ann64', black: 'Ole', whiteIndividual: 1, blackIndividual: 2 },
  ...{ whiteFirst: true, outcome: '10' },
}
const { whiteIndividual: _, blackIndividual: __, ...unlisted } = game
const back = { no: 2, whiteFirst: false, white: 'Ole', black: 'ann64', whiteIndividual: 2, blackIndividual: 1 }

test('games of one match add up, and everybody on a list has a row', () => {
  const bea = { ...someone, no: 3, team: 1, board: 2, name: 'Bea' }
  expect(individualsOf(league, [ole, bea, ann], [game, { ...game, ...back, outcome: '==' }])).toEqual([
    {
      ...{ userId: 'u1', name: 'Ann', username: 'ann64', team: 'Brno', nationality: 'CZE', title: '', rating: 0 },
      histories: [{ round: 1, board: 1, score: 1.5, colour: 'W', opponent: 'Ole', resultId: 'cup-1-1' }],
    },
    {
      ...{ userId: null, name: 'Bea', username: null, team: 'Brno', nationality: '', title: '', rating: 0 },
      histories: [],
    },
    {
      ...{ userId: null, name: 'Ole', username: null, team: 'Oslo', nationality: '', title: 'FM', rating: 2300 },
      histories: [{ round: 1, board: 1, score: 0.5, colour: 'B', opponent: 'ann64', resultId: 'cup-1-1' }],
    },
  ])
})

test('each round stands on its own, and a game without a result has no score yet', () => {
  const next = { ...game, round: 2, matchNo: 7, board: 3, whiteFirst: false, outcome: '  ' }
  const [row] = individualsOf(league, [ann, ole], [game, next])
  expect(row!.histories.map(({ resultId, board, score }) => [resultId, board, score])).toEqual([
    ['cup-1-1', 1, 1],
    ['cup-2-7', 3, null],
  ])
  const [scored] = individualsOf(league, [ann, ole], [next, { ...next, no: 2, outcome: '01' }])
  expect(scored!.histories[0]!.score).toBe(0)
})

test('who is on no list goes by the name played under, for the team that had that colour', () => {
  const games = [
    { ...unlisted, white: 'Zoe', black: '' },
    { ...unlisted, round: 2, matchNo: 7, whiteFirst: false, white: 'zoe', black: '' },
  ]
  expect(individualsOf(league, [ann], games).slice(1)).toEqual([
    {
      ...{ userId: null, name: 'Zoe', username: 'Zoe', team: 'Brno', nationality: '', title: '', rating: 0 },
      histories: [
        { round: 1, board: 1, score: 1, colour: 'W', opponent: '', resultId: 'cup-1-1' },
        { round: 2, board: 1, score: 1, colour: 'W', opponent: '', resultId: 'cup-2-7' },
      ],
    },
  ])
})

test('who is on the list of the team is known by the name on the chess site, and not in another team', () => {
  expect(individualsOf(league, [ann], [{ ...unlisted, white: 'ANN64', black: '' }])).toHaveLength(1)
  const away = { ...unlisted, whiteFirst: false, white: 'ANN64', black: '' }
  expect(individualsOf(league, [ann], [away]).map(({ team }) => team)).toEqual(['Brno', 'Oslo'])
})
