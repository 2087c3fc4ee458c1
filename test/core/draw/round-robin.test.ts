import { expect, test } from 'vitest'
import { drawRoundRobin } from '#core/draw/draw-round-robin.ts'
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

test('after half of a withdrawn player’s games the opponent gets the point', () => {
  const drawn = drawRoundRobin(of(['1-4 1, 2-3 1', '4-3 1, 1-2 1'], 3), 3)
  expect(drawn).toContainEqual({ white: 3, black: null, bye: 'F' })
})
