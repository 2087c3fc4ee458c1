import { averageNeeded, measure, ratingForNorm, type Measure, type NormFrame, type NormGame } from './measure.ts'
import { LEAST_GAMES } from './gives-norms.ts'
import type { NormTitle } from './rules.ts'

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
  for (const games of choices(title, record)) {
    const measured = measure(title, games, record)
    if (measured.isAchieved) return measured
  }
  return undefined
}

/** The sets of games that can be sent in for a norm and may be enough, those with most games first. */
function choices(title: NormTitle, record: NormRecord): NormGame[][] {
  const { games, isFixed } = record
  const least = leastGames(record)
  if (games.length < least) return []
  if (isFixed) return [[...games]]
  const found = new Map<string, NormGame[]>()
  for (let end = games.length; end >= least; end--) {
    const first = games.slice(0, end)
    if (!mayBeEnough(title, first, end - least, record)) continue
    for (const set of withoutBeaten(first, end - least)) found.set(set.map(({ round }) => round).join(), set)
  }
  return [...found.values()].toSorted((a, b) => b.length - a.length)
}

/** Whether the highest average that leaving out beaten opponents gives is enough for the share of points of all games. */
function mayBeEnough(title: NormTitle, games: NormGame[], most: number, frame: NormFrame): boolean {
  const averages = withoutWeakest(games, most).map((set) => measure(title, set, frame).average)
  const points = games.reduce((sum, game) => sum + game.points, 0)
  return Math.max(...averages) >= averageNeeded(title, points, games.length)
}

/** All games, then without the weakest beaten opponent, without the two weakest, and so on. */
export function withoutWeakest(games: readonly NormGame[], most: number): NormGame[][] {
  const beaten = games.filter(({ points }) => points === 2).toSorted((a, b) => ratingForNorm(a) - ratingForNorm(b))
  return Array.from({ length: Math.min(most, beaten.length) + 1 }, (_, count) => {
    const out = new Set(beaten.slice(0, count))
    return games.filter((game) => !out.has(game))
  })
}

/** All sets that leave out up to `most` beaten opponents. */
function withoutBeaten(games: readonly NormGame[], most: number): NormGame[][] {
  let sets: number[][] = [[]]
  for (const [at, { points }] of games.entries())
    if (points === 2) sets = sets.flatMap((out) => (out.length < most ? [out, [...out, at]] : [out]))
  return sets.map((out) => games.filter((_, at) => !out.includes(at)))
}
