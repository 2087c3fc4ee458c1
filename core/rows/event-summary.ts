import { finalists } from '../knockout/finalists.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { competitorName } from '../snapshot/names.ts'
import { lastTableRound } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { asItStands } from '../standings/as-it-stands.ts'
import { standings, type StandingsRow } from '../standings/table.ts'
import { plainPoints } from '../text/score.ts'

/** Of an event in a list: who leads, and how far its round is. It holds for the version that it was made of. */
export interface EventSummary {
  round: number
  /** The round's pairings with an opponent, and how many of them have a result. */
  pairings: number
  finished: number
  /**
   * The first of those who have the most points, or with several pools the first of each; empty before a result and in
   * knockouts.
   */
  leaders: EventLeader[]
  /** The number of those who lead. */
  leading: number
  /** Their points, in plain points; null without leaders and with several pools. */
  points: number | null
}

interface EventLeader {
  name: string
  title: string
  nationality: string
}

/** The rank of each ranked entry and its plain points, by its number; in a knockout there are no points. */
export type Ranks = Record<number, [rank: number, points: number | null]>

/** Leaders that are named. */
const MAX_LEADERS = 2

const NO_LEADERS = { leaders: [], leading: 0, points: null }

/** The summary and the ranks of an event in this version; running matches count with their present score. */
export function summarize(snapshot: Snapshot): { summary: EventSummary; ranks: Ranks } {
  const rows = rankedRows(asItStands(snapshot)?.snapshot ?? snapshot)
  return {
    summary: { round: snapshot.round, ...progressOf(snapshot), ...leadersOf(snapshot, rows) },
    ranks: ranksOf(snapshot, rows),
  }
}

const ranksOf = (snapshot: Snapshot, rows: StandingsRow[] = []): Ranks => {
  const final = finalists(snapshot)?.map(({ player, rank }) => ({ player, rank, points: null }))
  const ranked = final ?? rows.map(({ player, rank, score }) => ({ player, rank, points: plainPoints(score) }))
  return Object.fromEntries(ranked.map(({ player, rank, points }) => [snapshot.players.no[player]!, [rank, points]]))
}

/** Undefined where nobody is ranked: in a knockout without rounds before it. */
function rankedRows(snapshot: Snapshot): StandingsRow[] | undefined {
  const round = lastTableRound(snapshot)
  return round === undefined
    ? undefined
    : standings(snapshot, round).rows.filter(({ exclusion }) => exclusion === undefined)
}

function progressOf({ rounds, round }: Snapshot): Pick<EventSummary, 'pairings' | 'finished'> {
  const columns = rounds[round - 1]
  const paired = (columns?.black ?? []).flatMap((black, at) => (black < 0 ? [] : [at]))
  return {
    pairings: paired.length,
    finished: paired.filter((at) => columns!.outcomes.slice(2 * at, 2 * at + 2) !== NO_OUTCOME).length,
  }
}

function leadersOf(
  snapshot: Snapshot,
  rows: StandingsRow[] | undefined,
): Pick<EventSummary, 'leaders' | 'leading' | 'points'> {
  const isKnockout = lastTableRound(snapshot) !== snapshot.round
  const [first] = rows ?? []
  if (!first || isKnockout || rows!.every(({ score }) => score <= 0)) return NO_LEADERS
  const pools = new Set(rows!.map(({ pool }) => pool))
  const leading =
    pools.size > 1 ? [...pools].map((pool) => rows!.find((row) => row.pool === pool)!) : levelWith(first, rows!)
  const { title, nationality } = snapshot.players
  return {
    leaders: leading.slice(0, MAX_LEADERS).map(({ player }) => ({
      name: competitorName(snapshot, player),
      title: title?.[player] ?? '',
      nationality: nationality[player]!,
    })),
    leading: leading.length,
    points: pools.size > 1 ? null : plainPoints(first.score),
  }
}

/** Where something else ranks before points, the first may have fewer points than others. */
function levelWith(first: StandingsRow, rows: StandingsRow[]): StandingsRow[] {
  const most = Math.max(...rows.map(({ score }) => score))
  return rows.filter(({ score, rank }) => (first.score === most ? score === most : rank === first.rank))
}
