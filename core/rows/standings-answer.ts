import { asItStands, type RunningResult } from '../standings/as-it-stands.ts'
import type { EntryGroup } from '../standings/entry-groups.ts'
import { membersOf, placesWithin } from '../standings/entry-groups.ts'
import { ranks } from '../standings/progress.ts'
import { standings } from '../standings/table.ts'
import type { PublicEntryDetails } from '../snapshot/entry-details.ts'
import { competitorName } from '../snapshot/names.ts'
import { competitorId } from '../snapshot/pairing.ts'
import { hasStandings, lastTableRound } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { isUnknownAfter } from '../snapshot/hidden-round.ts'
import type { Exclusion } from '../tournament/exclusion.ts'
import { plainPoints } from '../text/score.ts'

export const STANDINGS_STATES = ['asItStands', 'official'] as const
type StandingsState = (typeof STANDINGS_STATES)[number]

export interface StandingsAnswer {
  round: number
  state: StandingsState
  /** Matches or games of the running round that have a result, and all of them; null if no round is running. */
  finished: number | null
  of: number | null
  rows: StandingsAnswerRow[]
}

interface StandingsAnswerRow {
  id: string
  no: number
  name: string
  pool: number
  /** Within the pool; null for competitors without a rank. */
  rank: number | null
  /** Within the group that was asked for; null without a group. */
  groupRank: number | null
  /** After the round before; null after the first round and without a rank. */
  rankBefore: number | null
  score: number
  /** By code, in order; null if undefined. */
  tieBreaks: { code: string; value: number | null }[]
  exclusion: Exclusion | null
  /** The running match of this competitor, as it counts here; null without one. */
  running: { result: RunningResult; points: number; against: number; decided: 'won' | 'lost' | null } | null
}

interface StandingsChoice {
  round?: number | undefined
  state?: StandingsState | undefined
  group?: EntryGroup | undefined
}

/**
 * Standings as the site shows them. Without a round: the running round as it stands, or for `official` the round before
 * it; otherwise the current round. Undefined if there are none after that round, or if they depend on hidden results.
 */
export function standingsAnswer(
  snapshot: Snapshot,
  { round: asked, state, group }: StandingsChoice,
  details: readonly PublicEntryDetails[] = [],
): StandingsAnswer | undefined {
  const running = asItStands(snapshot)
  const current = lastTableRound(snapshot) ?? 0
  const round = asked ?? (running && state === 'official' ? running.round - 1 : current)
  const { settings, systems, players } = snapshot
  if (round > snapshot.rounds.length || !hasStandings(settings, systems, round)) return undefined
  if (isUnknownAfter(snapshot, round)) return undefined
  const present = state !== 'official' && running?.round === round ? running : undefined
  const counted = present?.snapshot ?? snapshot
  const { columns, rows } = standings(counted, round)
  const before = round > 1 ? ranks(counted, round - 1) : undefined
  const members = group && membersOf(snapshot, details, group)
  const places = members && placesWithin(rows, members)
  return {
    round,
    state: present ? 'asItStands' : 'official',
    finished: present?.finished ?? null,
    of: present?.of ?? null,
    rows: rows
      .filter(({ player }) => !members || members.has(player))
      .map(({ player, pool, rank, score, values, exclusion }) => {
        const entry = present?.running.get(player)
        return {
          id: competitorId(snapshot, player),
          no: players.no[player]!,
          name: competitorName(snapshot, player),
          pool,
          rank: exclusion ? null : rank,
          groupRank: exclusion ? null : (places?.get(player) ?? null),
          rankBefore: exclusion ? null : (before?.[player] ?? null),
          score: plainPoints(score),
          tieBreaks: columns.map(({ code, divisor }, at) => {
            const value = values[at]!
            return { code, value: Number.isNaN(value) ? null : value / divisor }
          }),
          exclusion: exclusion ?? null,
          running: entry
            ? {
                result: entry.result,
                points: plainPoints(entry.points[0]),
                against: plainPoints(entry.points[1]),
                decided: entry.decided ?? null,
              }
            : null,
        }
      }),
  }
}
