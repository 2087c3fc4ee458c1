/** A board by seats of the table, White first. Seats count from 1; 0 is a free round. */
export type Seats = [white: number, black: number]

/** The rounds needed until each player has met every other one. */
export const bergerRounds = (players: number): number => (players < 2 ? 0 : players - 1 + (players % 2))

/**
 * A round of a round robin by FIDE's Berger tables: boards in order, then the free player. Empty after the last round.
 */
export function bergerRound(players: number, round: number): Seats[] {
  const rounds = bergerRounds(players)
  if (round < 1 || round > rounds) return []
  const even = rounds + 1
  const half = even / 2
  // From round to round every seat but the last moves on by half a table; the last seat changes colours.
  const moved = (seat: number): number => ((seat - 1 + half * (round - 1)) % rounds) + 1
  const boards = Array.from({ length: half }, (_, at): Seats => {
    if (at > 0) return [moved(at + 1), moved(even - at)]
    return round % 2 === 1 ? [moved(1), even] : [even, moved(1)]
  })
  if (players === even) return boards
  const [first, ...others] = boards as [Seats, ...Seats[]]
  const free = first[0] === even ? first[1] : first[0]
  return [...others, [free, 0]]
}

/**
 * A round of a double round robin. The last two rounds of the first half change places, so that no player has a colour
 * three times in a row, unless `swaps` is false; the second half repeats the table's order with colours reversed.
 */
export function doubleBergerRound(players: number, round: number, swaps = true): Seats[] {
  const rounds = bergerRounds(players)
  if (round > rounds) {
    return bergerRound(players, round - rounds).map(([white, black]) => (black === 0 ? [white, 0] : [black, white]))
  }
  return bergerRound(players, swaps && rounds > 1 && round >= rounds - 1 ? 2 * rounds - 1 - round : round)
}
