import type { PointsToCome } from './points-to-come.ts'

/** Between which numbers others of a race end above a competitor, and above or level. */
export interface Crowd {
  above: [least: number, most: number]
  /** Those above and those level together. */
  reached: [least: number, most: number]
}

/**
 * Counts by points alone. `members` compete for the same prizes; of these, only those in `staying` can’t leave the race
 * for another prize, so that only they are certain to be above. In the last round, the two sides of a game don’t both
 * win, and the opponent’s points follow from `own`, the points that the competitor adds.
 */
export function crowd(
  { low, high, scores, last, ends }: PointsToCome,
  player: number,
  own: number,
  members: ReadonlySet<number>,
  staying: ReadonlySet<number>,
): Crowd {
  const score = scores[player]! + own
  const found: Crowd = { above: [0, 0], reached: [0, 0] }
  const inGame = new Set<number>()
  for (const { white, black } of last ?? []) {
    inGame.add(white).add(black)
    const possible = ends.filter(
      (end) => end[white === player ? 0 : 1] === own || (white !== player && black !== player),
    )
    // A forfeit that gives other points than a game.
    const given = possible.length > 0 ? possible : ends
    const sides = [white, black].map((side) => ({ side, isIn: side !== player && members.has(side) }))
    const count = (set: ReadonlySet<number>, holds: (points: number) => boolean) =>
      given.map(
        (end) => sides.filter(({ side, isIn }, at) => isIn && set.has(side) && holds(scores[side]! + end[at]!)).length,
      )
    add(
      found.above,
      count(staying, (points) => points > score),
      count(members, (points) => points > score),
    )
    add(
      found.reached,
      count(staying, (points) => points >= score),
      count(members, (points) => points >= score),
    )
  }
  for (const other of members) {
    if (other === player || inGame.has(other)) continue
    const stays = staying.has(other) ? 1 : 0
    if (low[other]! > score) found.above[0] += stays
    if (high[other]! > score) found.above[1] += 1
    if (low[other]! >= score) found.reached[0] += stays
    if (high[other]! >= score) found.reached[1] += 1
  }
  return found
}

function add(range: [number, number], least: readonly number[], most: readonly number[]): void {
  range[0] += Math.min(...least)
  range[1] += Math.max(...most)
}
