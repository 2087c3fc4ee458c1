import { expect, test } from 'vitest'
import { swissInput } from '#core/draw/draw-inputs.ts'
import type { DrawInput } from '#core/draw/draw-input.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import { drawDutch, dutchPairs } from '#core/draw/swiss/dutch.ts'
import { oraclePairs } from '#test/support/dutch-oracle.ts'
import { dice } from '#cli/dice.ts'
import { randomEvent } from '#cli/random-event.ts'
import { cases } from '#test/support/audit.ts'

const sorted = (pairs: readonly (readonly [number, number])[]): string[] =>
  pairs.map(([one, other]) => `${Math.min(one, other)} ${Math.max(one, other)}`).sort()

const engine = (input: DrawInput): string[] | undefined => {
  const draw = drawDutch(input)
  return isRefusal(draw)
    ? undefined
    : sorted(dutchPairs(draw, input).map(({ white, black }): [number, number] => [white, black]))
}

/** Positions of up to eight players at every round of many small events, for all rules. */
function* positions(count: number): Generator<DrawInput> {
  const roll = dice(2026)
  const chance = (share: number): boolean => roll() < share
  for (let seed = 0, made = 0; made < count; seed++) {
    const players = 4 + Math.floor(roll() * 5)
    const event = randomEvent({
      players,
      rounds: 2 + Math.floor(roll() * (players - 1)),
      seed,
      forfeitWins: chance(0.4) ? 0.1 : 0,
      forfeitLosses: chance(0.4) ? 0.05 : 0,
      unusualResults: chance(0.2) ? 0.1 : 0,
      fullPointByes: chance(0.1) ? 0.05 : 0,
      halfPointByes: chance(0.4) ? 0.05 : 0,
      zeroPointByes: chance(0.4) ? 0.05 : 0,
      late: chance(0.3) ? 0.2 : 0,
      withdrawals: chance(0.2) ? 0.2 : 0,
      acceleration: chance(0.2),
      forbidden: chance(0.2) ? 2 : 0,
      black: chance(0.3),
      ...(chance(0.3) && { draws: 0.6 }),
      ...(chance(0.2) && { win: 3 }),
      ...(chance(0.2) && { pab: 0.5 }),
    })
    const everybody = event.players.no.map((_, position) => position)
    for (let round = 2; round <= event.round + 1 && made < count; round++, made++) {
      const present = new Set(everybody.filter(() => !chance(0.05)))
      yield swissInput(event, round, present)
    }
  }
}

test('small rounds are what the words of the rules say, tried one by one', () => {
  for (const input of positions(cases(500, 5000))) {
    const pairs = oraclePairs(input)
    const [drawn, expected] = [engine(input)?.join(), pairs && sorted(pairs).join()]
    if (drawn !== expected) expect({ input, pairs: drawn }).toEqual({ input, pairs: expected })
  }
})
