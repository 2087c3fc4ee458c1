import { measure, type Measure, type NormFrame, type NormGame } from './measure.ts'
import { LEAST_GAMES, type NormTitle } from './rules.ts'

/** What a player has played, and what the event allows. */
export interface NormRecord extends NormFrame {
  games: readonly NormGame[]
  /** Rounds of the event. */
  rounds: number
  /** One round without a game that the player won: a pairing-allocated bye or a forfeit win. */
  hasFreeWin: boolean
  /** Pairings were fixed from the start: all rounds count. */
  isFixed: boolean
}

/** Eight games are enough in an event of nine rounds if the ninth was won without playing (B.01 1.4.1). */
export const leastGames = ({ rounds, hasFreeWin }: Pick<NormRecord, 'rounds' | 'hasFreeWin'>): number =>
  rounds === LEAST_GAMES && hasFreeWin ? LEAST_GAMES - 1 : LEAST_GAMES

/**
 * The games that make a norm: all of them, or with later games or beaten opponents left out, if enough are left. The
 * first choice with the most games; undefined without a norm.
 */
export function achievedNorm(title: NormTitle, record: NormRecord): Measure | undefined {
  for (const games of choices(record)) {
    const measured = measure(title, games, record)
    if (measured.isAchieved) return measured
  }
  return undefined
}

/** The sets of games that can be sent in for a norm, those with most games first. */
export function choices({ games, isFixed, ...record }: NormRecord): NormGame[][] {
  const least = leastGames(record)
  if (games.length < least) return []
  if (isFixed) return [[...games]]
  const found: NormGame[][] = []
  const seen = new Set<string>()
  for (let end = games.length; end >= least; end--) {
    for (const set of withoutBeaten(games.slice(0, end), end - least)) {
      const key = set.map(({ round }) => round).join()
      if (!seen.has(key)) found.push(set)
      seen.add(key)
    }
  }
  return found.toSorted((a, b) => b.length - a.length)
}

/** All sets that leave out up to `most` beaten opponents. */
export function withoutBeaten(games: readonly NormGame[], most: number): NormGame[][] {
  let sets: number[][] = [[]]
  for (const [at, { points }] of games.entries())
    if (points === 2) sets = sets.flatMap((out) => (out.length < most ? [out, [...out, at]] : [out]))
  return sets.map((out) => games.filter((_, at) => !out.includes(at)))
}
