export interface RunTally {
  runs: number
  size: number
  /** The number of places that are counted; lower places are not. */
  most: number
  /** In how many runs each competitor ended in each place: `player * most + place - 1`. */
  places: Int32Array
  /** In how many runs two meet in the next round: `lower * size + higher`. */
  pairs: Map<number, number>
  isRated: boolean[]
}

const MOST_PLACES = 64

export function newTally(size: number, isRated: boolean[]): RunTally {
  const most = Math.min(size, MOST_PLACES)
  return { runs: 0, size, most, places: new Int32Array(size * most), pairs: new Map(), isRated }
}

export function joined(tallies: readonly RunTally[]): RunTally | undefined {
  const [first, ...others] = tallies
  if (!first) return undefined
  const all: RunTally = { ...first, places: first.places.slice(), pairs: new Map(first.pairs) }
  for (const tally of others) {
    all.runs += tally.runs
    for (const [at, count] of tally.places.entries()) all.places[at]! += count
    for (const [key, count] of tally.pairs) all.pairs.set(key, (all.pairs.get(key) ?? 0) + count)
  }
  return all
}

/** A chance, and its 95 % confidence interval. */
export interface Odds {
  share: number
  low: number
  high: number
}

/** The chance to end in one of the first `upTo` places; undefined for an unrated competitor. */
export function oddsOf({ runs, most, places, isRated }: RunTally, player: number, upTo: number): Odds | undefined {
  if (runs === 0 || !isRated[player]) return undefined
  let count = 0
  for (let place = 0; place < Math.min(upTo, most); place++) count += places[player * most + place]!
  return interval(count, runs)
}

/** The normal quantile of 97.5 %, for a two-sided interval of 95 %. */
const QUANTILE = 1.96

/** Wilson score interval (1927), which is reliable also near 0 and 1. */
export function interval(count: number, runs: number, quantile = QUANTILE): Odds {
  const share = count / runs
  const square = quantile ** 2 / runs
  const middle = (share + square / 2) / (1 + square)
  const spread = (quantile / (1 + square)) * Math.sqrt((share * (1 - share)) / runs + square / (4 * runs))
  return { share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) }
}

export interface LikelyPair {
  one: number
  other: number
  odds: Odds
}

/** The likeliest pairs of the next round, found for the players in the given order; each player is in at most one. */
export function likelyPairs({ runs, size, pairs }: RunTally, order: readonly number[]): LikelyPair[] {
  const known = [...pairs].map(([key, count]) => ({ one: Math.floor(key / size), other: key % size, count }))
  const byPlayer = Map.groupBy(
    known.flatMap((pair) => [
      { ...pair, of: pair.one },
      { ...pair, of: pair.other },
    ]),
    ({ of }) => of,
  )
  const seated = new Set<number>()
  return order.flatMap((player) => {
    if (seated.has(player)) return []
    const open = (byPlayer.get(player) ?? []).filter(({ one, other }) => !seated.has(one === player ? other : one))
    const best = open.toSorted((a, b) => b.count - a.count || a.one - b.one || a.other - b.other)[0]
    if (!best) return []
    const other = best.one === player ? best.other : best.one
    seated.add(player).add(other)
    return { one: player, other, odds: interval(best.count, runs) }
  })
}

/** The possible opponents of a competitor in the next round, the likeliest first. */
export const likelyOpponents = ({ runs, size, pairs }: RunTally, player: number): LikelyPair[] =>
  [...pairs]
    .flatMap(([key, count]) => {
      const [one, other] = [Math.floor(key / size), key % size]
      if (one !== player && other !== player) return []
      return { one: player, other: one === player ? other : one, odds: interval(count, runs) }
    })
    .toSorted((a, b) => b.odds.share - a.odds.share || a.other - b.other)
