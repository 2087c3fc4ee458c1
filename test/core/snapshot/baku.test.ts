import { expect, test } from 'vitest'
import { drawSwiss } from '#core/draw/draw-swiss.ts'
import { accelerationsIn } from '#core/snapshot/baku.ts'
import { aSnapshot } from '../../support/build.ts'

const event = (players: number, rounds: string[] = [], totalRounds = 9) =>
  aSnapshot({ players, rounds, settings: { acceleration: 'baku', totalRounds } })

test('half of the rounds are accelerated: by a point in the first half of them, then by half a point', () => {
  expect(accelerationsIn(event(161))).toEqual([
    { first: 0, last: 81, from: 1, to: 3, MP: 2, GP: 2 },
    { first: 0, last: 81, from: 4, to: 5, MP: 1, GP: 1 },
  ])
})

test.each([
  [12, 6],
  [13, 8],
  [14, 8],
  [16, 8],
  [17, 10],
])('of %i players the first %i are accelerated', (players, group) => {
  expect(accelerationsIn(event(players))[0]).toMatchObject({ first: 0, last: group - 1 })
})

test('without the setting, or an end of the event, there are no virtual points', () => {
  expect(accelerationsIn(aSnapshot({ players: 8 }))).toEqual([])
  expect(accelerationsIn({ ...event(8), settings: { ...event(8).settings, totalRounds: null } })).toEqual([])
})

test('in round 1 each half is paired by itself', () => {
  const drawn = drawSwiss(event(8), 1)
  const pairs = Array.isArray(drawn) ? drawn.map(({ white, black }) => [white, black!].toSorted((a, b) => a - b)) : []
  expect(pairs).toEqual([
    [1, 3],
    [2, 4],
    [5, 7],
    [6, 8],
  ])
})

test('who was not paired in round 1 is not counted, and the last of the first group stays the same', () => {
  const begun = event(9, ['2-4 1, 3-5 1, 6-8 1, 7-9 1, 1 Z'])
  expect(accelerationsIn(begun)[0]).toMatchObject({ first: 0, last: 4 })
})
