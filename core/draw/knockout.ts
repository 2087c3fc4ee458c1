import type { Seats } from './berger.ts'

/** The order of seeds in a bracket of at least so many places: who is best meets who is last, and the two best meet at the end. */
function bracketOrder(entrants: number): number[] {
  let order = [1]
  while (order.length < entrants) {
    const size = 2 * order.length + 1
    order = order.flatMap((seed) => [seed, size - seed])
  }
  return order
}

/** The first round of a knockout by seeds, in bracket order. 0 is nobody: the best seeds go through where places are left. */
export function firstKnockoutRound(entrants: number): Seats[] {
  const order = bracketOrder(entrants).map((seed) => (seed <= entrants ? seed : 0))
  return Array.from({ length: order.length / 2 }, (_, at): Seats => [order[2 * at]!, order[2 * at + 1]!])
}

/** A match of the round before: who went on, and who lost (0: nobody). */
export interface KnockoutMatch {
  winner: number
  loser: number
}

/**
 * The next round: winners meet two by two in the order of the boards, the earlier one first. After the semi-finals, losers meet
 * for the third place where that is wanted.
 */
export function nextKnockoutRound(matches: KnockoutMatch[], hasThirdPlace = false): Seats[] {
  const pairs = Array.from({ length: Math.ceil(matches.length / 2) }, (_, at): Seats => [
    matches[2 * at]!.winner,
    matches[2 * at + 1]?.winner ?? 0,
  ])
  const losers = matches.map(({ loser }) => loser).filter((loser) => loser > 0)
  return hasThirdPlace && matches.length === 2 && losers.length === 2 ? [...pairs, [losers[0]!, losers[1]!]] : pairs
}
