import { expect, test } from 'vitest'
import { checkRound } from '#core/draw/check-round.ts'
import { firstColour } from '#core/draw/first-colour.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const drawnAs = (round: string) => firstColour(aSnapshot({ players: 9, rounds: [round] }))

test('the first colour follows from the boards of round 1, by the numbers of the players in the draw', () => {
  expect(drawnAs('1-5, 6-2, 3-7, 8-4, 9 U')).toBe('w')
  expect(drawnAs('5-1, 2-6, 7-3, 4-8, 9 U')).toBe('b')
  // Number 1 has a bye on request, so number 2 is the first in the draw.
  expect(drawnAs('2-6, 7-3, 4-8, 9-5, 1 H')).toBe('w')
  expect(firstColour(aSnapshot({ players: 4 }))).toBe('w')
})

test('a board with colours reversed by hand makes no other board wrong', () => {
  const turned = aSnapshot({
    players: 6,
    rounds: [aRound('4-1, 5-2, 3-6', { facts: { 0: { byHand: true } } })],
    settings: { totalRounds: 3 },
  })
  expect(checkRound(turned, 1).map(({ board, reason }) => [board, reason])).toEqual([[1, 'colours']])
  // Neither does an unmarked one.
  const tampered = aSnapshot({ players: 6, rounds: ['4-1, 5-2, 3-6'], settings: { totalRounds: 3 } })
  expect(checkRound(tampered, 1).map(({ board }) => board)).toEqual([1])
})
