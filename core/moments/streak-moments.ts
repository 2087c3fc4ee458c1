import type { TieSide } from '../match/decision.ts'
import { isPlayed, NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { letterResult } from '../snapshot/outcome-points.ts'
import { field, outcomeOf, type Field } from '../standings/field.ts'
import type { StreakMoment, UnbeatenMoment } from './moment.ts'
import { matchFacts, type RecordedMatch, type RecordedRound } from './round-record.ts'

/** So many wins in a row are told, and each further one. */
const STREAK = 4
/** The first loss is told after so many games without one. */
const UNBEATEN = 5

/** Streaks that grew or ended by a result of this round. Byes and forfeits neither count nor interrupt. */
export function streakMoments(
  { snapshot, round }: RecordedRound,
  matches: readonly RecordedMatch[],
): (StreakMoment | UnbeatenMoment)[] {
  if (round < Math.min(STREAK, UNBEATEN)) return []
  const seen = field(snapshot, round)
  return matches.flatMap((match) => {
    const { pairing, steps } = match
    const last = steps.at(-1)
    if (!last || pairing.outcome === NO_OUTCOME) return []
    return ([0, 1] as const).flatMap((side) => {
      const player = side === 0 ? pairing.white : pairing.black
      return sideStreak(resultsOf(seen, player), { match, side, at: last.at })
    })
  })
}

/** Results over the board of the rounds before and this one, in order; the last is undefined if it was not played. */
function resultsOf(seen: Field, player: number): (2 | 1 | 0 | undefined)[] {
  const letters = Array.from({ length: seen.round }, (_, at): Outcome => outcomeOf(seen, player * seen.round + at))
  const isLastPlayed = isPlayed(letters.at(-1)!)
  const played = letters.filter(isPlayed).map((letter) => letterResult(letter)!)
  return isLastPlayed ? played : [...played, undefined]
}

function sideStreak(
  results: (2 | 1 | 0 | undefined)[],
  { match, side, at }: { match: RecordedMatch; side: TieSide; at: number },
): (StreakMoment | UnbeatenMoment)[] {
  const facts = { at, ...matchFacts(match), side }
  const entry = match.entries[side]
  const last = results.at(-1)
  if (last === 2) {
    const wins = results.length - 1 - results.findLastIndex((result) => result !== 2)
    return wins < STREAK ? [] : [{ kind: 'streak', id: `streak ${entry} ${wins}`, ...facts, wins }]
  }
  const before = results.slice(0, -1)
  if (last !== 0 || before.length < UNBEATEN || before.includes(0)) return []
  return [{ kind: 'unbeaten', id: `unbeaten ${entry}`, ...facts, games: before.length }]
}
