import { namesakeMark } from '../snapshot/namesakes.ts'
import { competitorPath } from '../addresses/competitor-path.ts'
import { competitorId } from '../snapshot/pairing.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isUnknownAfter } from '../snapshot/hidden-round.ts'
import { hasStandings } from '../snapshot/rounds.ts'
import { standings } from './table.ts'
import type { HalfPoints } from '../text/score.ts'

export interface CompetitorBefore {
  id: string
  href: string
  name: string
  nationality: string
  title: string
  /** Tells the competitor from namesakes. */
  mark?: string | undefined
  rating: number
  /** Rank before the round; in round 1 and in a knockout the starting number. */
  rank: number
  score: HalfPoints
  /** The score depends on hidden results; the rank is then the starting number. */
  isUnknown?: true
}

export function competitorsBefore(snapshot: Snapshot, round: number): CompetitorBefore[] {
  const { players, settings, systems } = snapshot
  const isUnknown = isUnknownAfter(snapshot, round - 1)
  const isSeeded = isUnknown || round === 1 || !hasStandings(settings, systems, round)
  const before = new Map(standings(snapshot, round - 1).rows.map((row) => [row.player, row]))
  return players.no.map((no, at) => ({
    id: competitorId(snapshot, at),
    href: competitorPath(snapshot, at),
    name: competitorName(snapshot, at),
    mark: namesakeMark(snapshot, at),
    nationality: players.nationality[at]!,
    title: players.title?.[at] ?? '',
    rating: players.rating[at]!,
    rank: isSeeded ? no : before.get(at)!.rank,
    score: before.get(at)!.score,
    ...(isUnknown && { isUnknown }),
  }))
}
