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

/** A match of the round before, at its place in the bracket: its winner and its loser, 0 if there is none. */
export interface KnockoutMatch {
  place: number
  winner: number
  loser: number
}

/**
 * The next round: winners of the places 2n and 2n + 1 meet, the earlier first; who has no opponent, as after a double
 * forfeit, gets a bye. After the semi-finals the losers can play for third place.
 */
export function nextKnockoutRound(matches: KnockoutMatch[], hasThirdPlace = false): Seats[] {
  const winners = new Map(matches.map(({ place, winner }) => [place, winner]))
  const size = Math.max(-1, ...matches.map(({ place }) => place)) + 1
  const pairs = Array.from({ length: Math.ceil(size / 2) }, (_, at) =>
    [winners.get(2 * at), winners.get(2 * at + 1)].filter((winner) => winner),
  ).flatMap(([one, other]): Seats[] => (one ? [[one, other ?? 0]] : []))
  const losers = matches.map(({ loser }) => loser).filter((loser) => loser > 0)
  return hasThirdPlace && matches.length === 2 && losers.length === 2 ? [...pairs, [losers[0]!, losers[1]!]] : pairs
}
