/** Two seats of a table: White first, counted from 1; 0 is nobody. */
export type Seats = [white: number, black: number]

/** The rounds that everybody needs to meet everybody once. */
export const bergerRounds = (players: number): number => (players < 2 ? 0 : players - 1 + (players % 2))

/** A round of a round robin by FIDE's Berger tables, boards in their order, who is free last. Rounds after the last one have none. */
export function bergerRound(players: number, round: number): Seats[] {
  const rounds = bergerRounds(players)
  if (round < 1 || round > rounds) return []
  const even = rounds + 1
  const half = even / 2
  // From round to round every seat but the last moves on by half a table; the last one changes colours.
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
 * A round of a round robin of two games against everybody: the last two rounds of the first half change places, so that nobody
 * has a colour three times running, and the second half has the tables' order with colours reversed.
 */
export function doubleBergerRound(players: number, round: number): Seats[] {
  const rounds = bergerRounds(players)
  if (round > rounds) {
    return bergerRound(players, round - rounds).map(([white, black]) => (black === 0 ? [white, 0] : [black, white]))
  }
  return bergerRound(players, rounds > 1 && round >= rounds - 1 ? 2 * rounds - 1 - round : round)
}
