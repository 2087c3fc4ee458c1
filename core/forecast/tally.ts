/** What came of the runs of a simulation so far. */
export interface RunTally {
  runs: number
  size: number
  /** Places that are counted: whoever ends below the last of these is not. */
  most: number
  /** How often each competitor ended in each place: `player * most + place - 1`. */
  places: Int32Array
  /** How often two met in the next round: `lower * size + higher`. */
  pairs: Map<number, number>
  isRated: boolean[]
}

const MOST_PLACES = 64

export function newTally(size: number, isRated: boolean[]): RunTally {
  const most = Math.min(size, MOST_PLACES)
  return { runs: 0, size, most, places: new Int32Array(size * most), pairs: new Map(), isRated }
}

/** Tallies of different runs as one. */
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

/** A chance as it was found, and between which it is in 95 of 100 cases. */
export interface Odds {
  share: number
  low: number
  high: number
}

/** How likely a competitor ends in one of the first so many places; undefined of who has no rating. */
export function oddsOf({ runs, most, places, isRated }: RunTally, player: number, upTo: number): Odds | undefined {
  if (runs === 0 || !isRated[player]) return undefined
  let count = 0
  for (let place = 0; place < Math.min(upTo, most); place++) count += places[player * most + place]!
  return interval(count, runs)
}

/** Twice the standard error holds 95 of 100 (the normal quantile of 97.5 %). */
const QUANTILE = 1.96

/** Wilson’s interval of a share (1927): honest also next to 0 and 1. */
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

/** Who most likely meets whom next, in the order given: each of them stands in one pair at most. */
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

/** Whom a competitor meets next, the likeliest first. */
export const likelyOpponents = ({ runs, size, pairs }: RunTally, player: number): LikelyPair[] =>
  [...pairs]
    .flatMap(([key, count]) => {
      const [one, other] = [Math.floor(key / size), key % size]
      if (one !== player && other !== player) return []
      return { one: player, other: one === player ? other : one, odds: interval(count, runs) }
    })
    .toSorted((a, b) => b.odds.share - a.odds.share || a.other - b.other)
