/**
 * A condition on games between other players. For each game it has a bit mask of the results it allows: 1 for a win of
 * the first side, 2 for a draw, 4 for a win of the second side; 7 allows all.
 */
export type Condition = number[]

export const ANY = 7
/** Masks, the least restrictive first. */
const WIDER = [7, 3, 6, 5]

/** The number of combinations of results of this many games. */
export const ways = (games: number): number => 3 ** games

/** The result of each game in a combination: 0, 1 or 2. */
export function endsOf(way: number, games: number): number[] {
  const ends: number[] = []
  for (let game = 0, left = way; game < games; game++, left = Math.floor(left / 3)) ends.push(left % 3)
  return ends
}

/**
 * Few conditions, as weak as possible, at least one of which holds in exactly the combinations where `truth` is set.
 */
export function minimise(truth: ArrayLike<number>, games: number): Condition[] {
  const left = new Set(Array.from({ length: ways(games) }, (_, way) => way).filter((way) => truth[way]))
  const found: { condition: Condition; met: number[] }[] = []
  for (const way of left) {
    const candidates = orders(games).map((order) => expanded(way, order, truth, games))
    const best = candidates.reduce((one, other) => (gain(other.met, left) > gain(one.met, left) ? other : one))
    found.push(best)
    for (const each of best.met) left.delete(each)
  }
  return withoutNeedless(found).map(({ condition }) => condition)
}

const gain = (met: readonly number[], left: ReadonlySet<number>): number => met.filter((way) => left.has(way)).length

/** A few orders of the games, in which each game comes first once. */
const orders = (games: number): number[][] =>
  games === 0
    ? [[]]
    : Array.from({ length: games }, (_, first) => Array.from({ length: games }, (_, at) => (first + at) % games))

/** The condition that only this combination meets, widened game by game as long as only true combinations meet it. */
function expanded(way: number, order: readonly number[], truth: ArrayLike<number>, games: number) {
  const ends = endsOf(way, games)
  const condition = ends.map((end) => 1 << end)
  for (const game of order) {
    const own = 1 << ends[game]!
    const before = condition[game]!
    for (const mask of WIDER) {
      if ((mask & own) === 0) continue
      condition[game] = mask
      if (metBy(condition).every((each) => truth[each])) break
      condition[game] = before
    }
  }
  return { condition, met: metBy(condition) }
}

/** The combinations that meet a condition. */
function metBy(condition: Condition): number[] {
  let met = [0]
  for (const [game, mask] of condition.entries()) {
    const unit = 3 ** game
    met = [0, 1, 2].flatMap((end) => (mask & (1 << end) ? met.map((way) => way + end * unit) : []))
  }
  return met
}

function withoutNeedless<Found extends { met: number[] }>(found: Found[]): Found[] {
  let kept = found
  for (const each of found.toSorted((a, b) => a.met.length - b.met.length)) {
    const others = kept.filter((other) => other !== each)
    const covered = new Set(others.flatMap(({ met }) => met))
    if (each.met.every((way) => covered.has(way))) kept = others
  }
  return kept
}
