/** A player to be paired, in the order of the ranking. */
export interface KeizerPlayer {
  id: number
  /** The round of the latest game with each opponent, by id. */
  met: ReadonlyMap<number, number>
}

/** Tries before a longer pause between two games of the same players is given up. */
const MOST_TRIES = 20_000

/**
 * Pairs players with those next to them in the ranking, from the top. Two meet again only after `pause` other rounds; if
 * that leaves no pairing, after fewer. Undefined if prohibited pairs leave none.
 */
export function keizerPairs(
  players: readonly KeizerPlayer[],
  round: number,
  pause: number,
  isForbidden: (one: number, other: number) => boolean,
): [number, number][] | undefined {
  for (let rest = Math.min(pause, round - 1); rest >= 0; rest--) {
    let tries = 0
    const mayMeet = (one: KeizerPlayer, other: KeizerPlayer): boolean =>
      !isForbidden(one.id, other.id) && round - (one.met.get(other.id) ?? -Infinity) > rest
    const search = (left: readonly KeizerPlayer[]): [number, number][] | undefined => {
      const [first, ...others] = left
      if (!first) return []
      for (const [at, other] of others.entries()) {
        if (tries > MOST_TRIES) return undefined
        if (!mayMeet(first, other)) continue
        tries++
        const below = search(others.toSpliced(at, 1))
        if (below) return [[first.id, other.id], ...below]
      }
      return undefined
    }
    const pairs = search(players)
    if (pairs) return pairs
  }
  return undefined
}
