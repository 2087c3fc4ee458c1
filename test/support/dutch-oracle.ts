import type { DrawInput, DrawPlayer } from '#core/draw/draw-input.ts'
import { colourPreference, isSameColour } from '#core/draw/swiss/colours.ts'

/**
 * C.04.3 word for word, for a few players: builds all pairings of a bracket, drops those whose rest cannot be completed
 * (C4), and takes the best by C6–C21, of equals the first in the order of generation. It shares only the player type
 * with the engine.
 */
type Pair = readonly [upper: number, lower: number]

interface Bracket {
  movedDown: readonly number[]
  residents: readonly number[]
  /** Lower score groups, highest first. */
  below: readonly (readonly number[])[]
}

/** Pairs of ids, −1 for the bye; undefined if there is no legal pairing. */
export function oraclePairs(input: DrawInput): [number, number][] | undefined {
  const players = input.players.toSorted((a, b) => b.score - a.score || a.id - b.id)
  const oracle = new Oracle(players, input.forbidden)
  const groups = [...Map.groupBy(players.keys(), (place) => players[place]!.score).values()]
  const byeScore = oracle.lowestBye()
  if (byeScore === undefined) return undefined
  oracle.byeScore = byeScore
  const found: [number, number][] = []
  let movedDown: number[] = []
  for (const [at, residents] of groups.entries()) {
    const { pairs, floaters } = oracle.best({ movedDown, residents, below: groups.slice(at + 1) })
    found.push(...pairs.map(([one, other]): [number, number] => [players[one]!.id, players[other]!.id]))
    movedDown = floaters
  }
  return [...found, ...movedDown.map((place): [number, number] => [players[place]!.id, -1])]
}

class Oracle {
  readonly players: readonly DrawPlayer[]
  readonly forbidden: readonly (readonly number[])[]
  byeScore = Infinity

  constructor(players: readonly DrawPlayer[], forbidden: readonly (readonly number[])[]) {
    this.players = players
    this.forbidden = forbidden
  }

  /**
   * The lowest score of a player who can have the bye; Infinity if the number of players is even; undefined if there is
   * no legal pairing.
   */
  lowestBye(): number | undefined {
    const all = [...this.players.keys()]
    if (all.length % 2 === 0) return this.canBePaired(all) ? Infinity : undefined
    const scores = [...new Set(this.players.map(({ score }) => score))].sort((a, b) => a - b)
    return scores.find((score) =>
      all.some((place) => {
        const player = this.players[place]!
        return player.score === score && player.mayHaveBye && this.canBePaired(all.filter((other) => other !== place))
      }),
    )
  }

  mayMeet(one: number, other: number): boolean {
    const [a, b] = [this.players[one]!, this.players[other]!]
    if (a.opponents.includes(b.id)) return false
    if (this.forbidden.some((group) => group.includes(a.id) && group.includes(b.id))) return false
    const [own, theirs] = [colourPreference(a.colours), colourPreference(b.colours)]
    const isAbsolute = own.strength === 'absolute' && theirs.strength === 'absolute' && own.colour === theirs.colour
    return !isAbsolute || a.isTopscorer || b.isTopscorer
  }

  canBePaired(places: readonly number[]): boolean {
    const [first, ...others] = places
    if (first === undefined) return true
    return others.some(
      (other) => this.mayMeet(first, other) && this.canBePaired(others.filter((place) => place !== other)),
    )
  }

  /** Whether the remaining players can be paired; one of an odd number has the bye. */
  isComplete(places: readonly number[]): boolean {
    if (places.length % 2 === 0) return this.canBePaired(places)
    return places.some((place) => {
      const { mayHaveBye, score } = this.players[place]!
      return mayHaveBye && score <= this.byeScore && this.canBePaired(places.filter((other) => other !== place))
    })
  }

  /** All pairings of a bracket, with their floaters, that leave a rest which can be completed. */
  candidates({ movedDown, residents, below }: Bracket): { pairs: Pair[]; floaters: number[] }[] {
    const rest = below.flat()
    const found: { pairs: Pair[]; floaters: number[] }[] = []
    const isMovedDown = new Set(movedDown)
    const go = (left: readonly number[], pairs: Pair[], floaters: number[]): void => {
      const [first, ...others] = left
      if (first === undefined) {
        if (this.isComplete([...floaters, ...rest])) found.push({ pairs, floaters })
        return
      }
      for (const other of others) {
        if (isMovedDown.has(first) && isMovedDown.has(other)) continue
        if (!this.mayMeet(first, other)) continue
        go(
          others.filter((place) => place !== other),
          [...pairs, [first, other]],
          floaters,
        )
      }
      go(others, pairs, [...floaters, first])
    }
    go([...movedDown, ...residents], [], [])
    return found
  }

  /** C6 and C7: the number of floaters and their scores. */
  floats(floaters: readonly number[]): number[] {
    return [floaters.length, ...floaters.map((place) => this.players[place]!.score).sort((a, b) => b - a)]
  }

  best(bracket: Bracket): { pairs: Pair[]; floaters: number[] } {
    const { movedDown, residents } = bracket
    let left = this.candidates(bracket)
    const keep = (cost: (candidate: { pairs: Pair[]; floaters: number[] }) => readonly number[]): void => {
      const costs = left.map(cost)
      const least = costs.reduce((a, b) => (compare(b, a) < 0 ? b : a))
      left = left.filter((_, at) => compare(costs[at]!, least) === 0)
    }
    keep(({ floaters }) => this.floats(floaters))
    keep(({ floaters }) => this.nextFloats(bracket, floaters))
    const isByeHere = this.byeScore !== Infinity && this.byeScore >= this.players[residents[0]!]!.score
    if (isByeHere && left[0]!.floaters.length === 1) keep(({ floaters }) => [this.players[floaters[0]!]!.unplayed])
    for (const count of this.colourCosts()) keep(({ pairs }) => [pairs.filter(count).length])
    const scores = [...new Set(movedDown.map((place) => this.players[place]!.score))]
    const isResident = (place: number): boolean => residents.includes(place)
    const isDown = (place: number, back: 0 | 1): boolean => this.players[place]!.floats[back] === 'down'
    const isUp = ([one, other]: Pair, back: 0 | 1): boolean =>
      !isResident(one) && this.players[other]!.floats[back] === 'up'
    for (const back of [0, 1] as const) {
      keep(({ floaters }) => [floaters.filter((place) => isResident(place) && isDown(place, back)).length])
      keep(({ pairs }) => [pairs.filter((pair) => isUp(pair, back)).length])
    }
    for (const back of [0, 1] as const) {
      const ofScore = (place: number, score: number): boolean => this.players[place]!.score === score
      keep(({ floaters }) =>
        scores.map((score) => floaters.filter((place) => ofScore(place, score) && isDown(place, back)).length),
      )
      keep(({ pairs }) =>
        scores.map((score) => pairs.filter((pair) => ofScore(pair[0], score) && isUp(pair, back)).length),
      )
    }
    keep(({ pairs }) => generationOrder(pairs, bracket))
    return left[0]!
  }

  /** C8: the best C6 and C7 of the next bracket. */
  nextFloats({ below }: Bracket, floaters: readonly number[]): number[] {
    const [next, ...others] = below
    if (!next) return []
    return this.candidates({ movedDown: floaters, residents: next, below: others })
      .map((candidate) => this.floats(candidate.floaters))
      .reduce((a, b) => (compare(b, a) < 0 ? b : a))
  }

  /** C10–C13. */
  colourCosts(): ((pair: Pair) => boolean)[] {
    const both = ([one, other]: Pair) => [one, other].map((place) => colourPreference(this.players[place]!.colours))
    const isSame = (pair: Pair): boolean => isSameColour(both(pair)[0]!, both(pair)[1]!)
    const isStrong = (pair: Pair): boolean =>
      both(pair).every(({ strength }) => strength === 'strong' || strength === 'absolute')
    const isAbsolute = (pair: Pair): boolean => both(pair).every(({ strength }) => strength === 'absolute')
    const isThird = (pair: Pair): boolean => {
      const [one, other] = both(pair) as [ReturnType<typeof colourPreference>, ReturnType<typeof colourPreference>]
      const denied =
        one.difference === other.difference ? [one, other] : [one.difference > other.difference ? other : one]
      return denied.every(({ repeated, colour }) => repeated !== null && repeated !== colour)
    }
    return [
      (pair) => isSame(pair) && both(pair).every(({ difference }) => difference > 1),
      (pair) => isSame(pair) && isAbsolute(pair) && isThird(pair),
      isSame,
      (pair) => isSame(pair) && isStrong(pair) && !isAbsolute(pair),
    ]
  }
}

/** Lexicographic order; negative if `one` comes first. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? -1) - (other[at] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** Sort key of a pairing in the order of generation (C.04.3, 4.2–4.5). */
function generationOrder(pairs: readonly Pair[], { movedDown, residents }: Bracket): number[] {
  const partner = new Map(pairs)
  const paired = movedDown.filter((place) => partner.has(place))
  const opponents = paired.map((place) => partner.get(place)!)
  const remainder = residents.filter((place) => !opponents.includes(place))
  const homogeneous = pairs.filter(([upper]) => residents.includes(upper))
  const uppers = homogeneous.map(([upper]) => upper).sort((a, b) => a - b)
  const half = remainder.slice(0, uppers.length)
  const leaving = half.filter((place) => !uppers.includes(place)).sort((a, b) => b - a)
  const entering = uppers.filter((place) => !half.includes(place))
  const sum = (places: number[]): number => places.reduce((total, place) => total + remainder.indexOf(place), 0)
  return [
    ...movedDown.map((place) => (partner.has(place) ? 0 : 1)),
    ...opponents,
    leaving.length,
    sum(entering) - sum(leaving),
    ...leaving.map((place) => -place),
    ...entering,
    ...uppers.map((upper) => partner.get(upper)!),
  ]
}
