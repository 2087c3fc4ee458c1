import { expect, test } from 'vitest'
import { drawnMatches } from '#core/changes/drawn-pairs.ts'
import { drawRoundRobin } from '#core/draw/draw-round-robin.ts'
import { proposeDraw } from '#core/draw/engines.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import { aSnapshot } from '#test/support/build.ts'

const of = (rounds: string[], withdrawnFrom: number) => {
  const snapshot = aSnapshot({
    players: 4,
    rounds,
    settings: { pairingSystem: 'roundRobin', totalRounds: 3 },
  })
  return { ...snapshot, players: { ...snapshot.players, withdrawn: [0], withdrawnFrom: { 0: withdrawnFrom } } }
}

test('a withdrawn player is not paired, and the opponent is free without the point', () => {
  const drawn = drawRoundRobin(of(['1-4 1, 2-3 1'], 2), 2)
  expect(drawn).toEqual([
    { white: 4, black: 3 },
    { white: 2, black: null, bye: 'Z' },
  ])
})

test('after half of the games a withdrawn player keeps the board, and loses it by forfeit', () => {
  const event = of(['1-4 1, 2-3 1', '4-3 1, 1-2 1'], 3)
  expect(drawRoundRobin(event, 3)).toContainEqual({ white: 3, black: 1 })
  const draw = proposeDraw(event, 3) as Draw
  const boards = drawnMatches(event, draw).map(({ white, black, outcome }) => `${white}-${black} ${outcome}`)
  expect(boards).toEqual(['2-4   ', '3-1 +-'])
})

test('two who have both left after half of their games have no board', () => {
  const event = of(['1-4 1, 2-3 1', '4-3 1, 1-2 1'], 3)
  const both = { ...event.players, withdrawn: [0, 2], withdrawnFrom: { 0: 3, 2: 3 } }
  expect(drawRoundRobin({ ...event, players: both }, 3)).toEqual([{ white: 2, black: 4 }])
})
