import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phasesOf, stateOf } from '#core/game/phases.ts'

const game = (...centipawns: (number | undefined)[]) =>
  centipawns.map((value) => (value === undefined ? undefined : { cp: value }))
const during = (plies: number, cp: number) => Array.from({ length: plies }, () => cp)

test.each([
  [50, 'level'],
  [-50, 'level'],
  [120, 'whiteBetter'],
  [-120, 'blackBetter'],
  [310, 'whiteWinning'],
  [-310, 'blackWinning'],
])('with %i centipawns the position is %s', (cp, state) => expect(stateOf({ cp })).toBe(state))

test('a game is told in phases, each until the next begins', () =>
  expect(phasesOf(game(...during(10, 20), ...during(8, -150), ...during(12, 400)))).toEqual([
    { state: 'level', from: 1, to: 10 },
    { state: 'blackBetter', from: 11, to: 18 },
    { state: 'whiteWinning', from: 19, to: 30 },
  ]))

test('a short exchange is no phase of its own, but the end of the game is', () => {
  const exchange = [...during(10, 0), 500, 500, ...during(10, 0)]
  expect(phasesOf(game(...exchange))).toEqual([{ state: 'level', from: 1, to: 22 }])
  expect(phasesOf(game(...during(10, 0), 900)).at(-1)).toEqual({ state: 'whiteWinning', from: 11, to: 11 })
})

test('a game without evaluations has no phases', () => expect(phasesOf(game(undefined, undefined))).toEqual([]))

test('phases are at most six, follow each other without a gap and differ from their neighbours', () =>
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -900, max: 900 }), { nil: undefined })), (values) => {
      const phases = phasesOf(game(...values))
      expect(phases.length).toBeLessThanOrEqual(6)
      for (const [at, { from, to }] of phases.entries()) {
        expect(to).toBeGreaterThanOrEqual(from)
        if (at > 0) expect(from).toBeGreaterThan(phases[at - 1]!.to)
      }
    }),
  ))
