import type { Snapshot } from '../snapshot/snapshot.ts'
import { isScoreFirst } from '../standings/ranking-codes.ts'
import { ranks } from '../standings/progress.ts'
import type { FixtureEnd, LikelyEnd } from './fixture-ends.ts'
import { matchPointsOf, withEnds, withoutScores, type OpenFixture } from './open-fixtures.ts'
import { scoresOf } from './odds-runs.ts'

/** Whether a team ends within the first places: certainly, never, or as games and tie-breaks decide that are not said. */
type Verdict = 'in' | 'out' | 'open'

export interface Judge {
  fixtures: readonly OpenFixture[]
  /** The verdict for a team if the fixtures give these match points. */
  verdict: (team: number, upTo: number, ends: readonly LikelyEnd[]) => Verdict
}

/** Tie-breaks that grow with a team's own points alone. */
const OF_OWN_POINTS = /^(DE|EDE|MPTS|GPTS|WIN|gamePoints)\b/

/** Judges places by match points; undefined if the table does not begin with them. */
export function judgeOf(whole: Snapshot, fixtures: readonly OpenFixture[]): Judge | undefined {
  const { settings, players } = whole
  if (!isScoreFirst(settings) || settings.displayPoints !== 'match') return undefined
  const scores = scoresOf(withoutScores(whole, fixtures))
  const firstOther = settings.tieBreaks.findIndex((code) => !OF_OWN_POINTS.test(code))
  const tieBreaks = firstOther < 0 ? settings.tieBreaks : settings.tieBreaks.slice(0, firstOther)
  const trimmed: Snapshot = { ...whole, settings: { ...settings, tieBreaks } }
  const rivalsOf = (team: number): number[] =>
    [...players.no.keys()].filter(
      (other) =>
        other !== team && players.pool?.[other] === players.pool?.[team] && players.exclusions?.[other] === undefined,
    )
  const placeAs = (team: number, ends: readonly LikelyEnd[], isLucky: boolean) => {
    const ended = fixtures.map((fixture, at) => extreme(fixture, ends[at]!, team, isLucky))
    const played = withEnds(trimmed, fixtures, ended)
    const rank = ranks(played, played.round)
    const level = isLucky ? 0 : rivalsOf(team).filter((other) => rank[other] === rank[team]).length
    return rank[team]! + level
  }
  const verdict: Judge['verdict'] = (team, upTo, ends) => {
    const now = scores.slice()
    for (const [at, { home, away }] of fixtures.entries()) {
      const [first, second] = matchPointsOf(settings, ends[at]!)
      now[home]! += first
      now[away]! += second
    }
    const rivals = rivalsOf(team)
    const above = rivals.filter((other) => now[other]! > now[team]!).length
    const level = rivals.filter((other) => now[other] === now[team]).length
    if (above >= upTo) return 'out'
    if (above + level < upTo) return 'in'
    if (placeAs(team, ends, false) <= upTo) return 'in'
    return placeAs(team, ends, true) > upTo ? 'out' : 'open'
  }
  return { fixtures, verdict }
}

/**
 * An end with the points that are best, or worst, for a team: its own as many as possible and all others as few as
 * possible. The points of both sides need not fit each other, as they only bound what can happen.
 */
function extreme({ home, away }: OpenFixture, end: LikelyEnd, team: number, isLucky: boolean): FixtureEnd {
  const [others, own] = isLucky ? [end.least, end.most] : [end.most, end.least]
  const side = team === home ? 0 : team === away ? 1 : undefined
  return { ...end, points: [side === 0 ? own[0] : others[0], side === 1 ? own[1] : others[1]] }
}
