import type { Seats } from './berger.ts'

/**
 * Seeds in the order of a bracket with at least `entrants` places: the best meets the last, and the two best can meet
 * only in the final.
 */
function bracketOrder(entrants: number): number[] {
  let order = [1]
  while (order.length < entrants) {
    const size = 2 * order.length + 1
    order = order.flatMap((seed) => [seed, size - seed])
  }
  return order
}

/** The first round of a knockout by seeds, in bracket order. 0 is a bye; the best seeds get those. */
export function firstKnockoutRound(entrants: number): Seats[] {
  const order = bracketOrder(entrants).map((seed) => (seed <= entrants ? seed : 0))
  return Array.from({ length: order.length / 2 }, (_, at): Seats => [order[2 * at]!, order[2 * at + 1]!])
}

/** A match of the round before: its winner and its loser (0 for a bye). */
export interface KnockoutMatch {
  winner: number
  loser: number
}

/**
 * The next round: winners of neighbouring boards meet, the earlier board first. After the semi-finals the losers can
 * play for third place.
 */
export function nextKnockoutRound(matches: KnockoutMatch[], hasThirdPlace = false): Seats[] {
  const pairs = Array.from({ length: Math.ceil(matches.length / 2) }, (_, at): Seats => [
    matches[2 * at]!.winner,
    matches[2 * at + 1]?.winner ?? 0,
  ])
  const losers = matches.map(({ loser }) => loser).filter((loser) => loser > 0)
  return hasThirdPlace && matches.length === 2 && losers.length === 2 ? [...pairs, [losers[0]!, losers[1]!]] : pairs
}
