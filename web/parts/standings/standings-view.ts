import { languageTag } from '#words/formats.js'
import { competitorPath, rankPath } from '#core/addresses/competitor-path.ts'
import { isProvisional } from '#core/snapshot/provisional.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { distinctName, namesakeMark } from '#core/snapshot/namesakes.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { records } from '#core/standings/records.ts'
import { movement } from '#core/standings/progress.ts'
import { isUnknownAfter } from '#core/snapshot/hidden-round.ts'
import type { Column } from '#core/standings/column.ts'
import { displayFigure } from '#core/standings/format.ts'
import type { Exclusion } from '#core/tournament/exclusion.ts'
import { asItStands, type AsItStands } from '#core/standings/as-it-stands.ts'
import { standings, type StandingsRow } from '#core/standings/table.ts'
import { isWithdrawn } from '#core/standings/withdrawn.ts'
import { roundCell, runningCell, type RoundCell } from './round-cell.ts'
import type { HalfPoints } from '#core/text/score.ts'

export interface StandingView {
  player: number
  /** The starting number, by which the cells of others name the competitor. */
  no: number
  pool: number
  rank: number
  /** Whether nothing separates the competitor from another of the same rank. */
  isShared?: boolean
  name: string
  id: string
  /** Tells the competitor from namesakes. */
  mark?: string
  /** Path of the competitor's card. */
  href: string
  /** Path of the explanation of the rank; undefined before the first round and without a rank. */
  why?: string
  title: string
  nationality: string
  rating: number
  score: HalfPoints
  /** Why the competitor has no rank. */
  exclusion?: Exclusion
  /** Plays no more after this round. */
  isWithdrawn?: boolean
  /** The last round that a withdrawn competitor played or could have played, if it is known. */
  withdrewAfter?: number
  /** Rank, score and tie-breaks depend on hidden results. */
  isUnknown?: boolean
  /** One for each tie-break column, formatted. */
  values: string[]
  /** Places gained since the round before; undefined after the first. */
  placesGained?: number
  cells: RoundCell[]
}

/** A row without its cells: enough for sorting and searching. */
export interface StandingSummary {
  player: number
  pool: number
  rank: number
  name: string
  rating: number
  score: number
  values: number[]
  isShared?: boolean
  exclusion?: Exclusion
}

export interface Standings {
  columns: Column[]
  /** Number of pools. */
  pools: number
  /** Present if running matches count. */
  present?: AsItStands
  /** In standings order, pool by pool. */
  places: StandingSummary[]
  /** The full row; made when it is first rendered. */
  rowView: (place: StandingSummary) => StandingView
}

/** Cached tables: readers switch between rounds, and the edge renders one table for each kind of reader. */
const KEPT_TABLES = 4
const kept: { snapshot: Snapshot; round: number; isOfficial: boolean; language: string; table: Standings }[] = []

/** The table after a round; of a running round as it stands, unless `isOfficial`. */
export function standingsView(snapshot: Snapshot, round: number, { isOfficial = false } = {}): Standings {
  const language = languageTag()
  const known = kept.find(
    (one) =>
      one.snapshot === snapshot && one.round === round && one.isOfficial === isOfficial && one.language === language,
  )
  if (known) return known.table
  const table = makeTable(snapshot, round, isOfficial)
  kept.unshift({ snapshot, round, isOfficial, language, table })
  kept.splice(KEPT_TABLES)
  return table
}

function makeTable(snapshot: Snapshot, round: number, isOfficial: boolean): Standings {
  const { players, settings } = snapshot
  const running = isOfficial ? undefined : asItStands(snapshot)
  const present = running && round >= running.round ? running : undefined
  const counted = present?.snapshot ?? snapshot
  const table = standings(counted, round)
  const recordOf = records(counted, round)
  const ranks: number[] = []
  for (const { player, rank } of table.rows) ranks[player] = rank
  const placesGained = movement(counted, round, ranks)
  const ranked = Math.min(round, snapshot.rounds.length)
  const isUnknown = isUnknownAfter(snapshot, round)
  const field = {
    no: (player: number) => players.no[player]!,
    name: (player: number) => distinctName(snapshot, player),
    pairingId: (round: number, no: number) => pairingId(snapshot.id, round, no),
    isProvisional: (round: number, pairing: number) => isProvisional(snapshot, round, pairing),
    startOf: (round: number, pairing: number) =>
      snapshot.rounds[round - 1]!.facts?.[pairing]?.startTime ?? roundStart(snapshot, round),
    gamePoints: settings.displayPoints === 'game',
  }
  const makeRow = ({ values, ...place }: StandingSummary): StandingView => {
    const { history, bonuses } = recordOf(place.player)
    const mark = namesakeMark(snapshot, place.player)
    return {
      ...place,
      no: players.no[place.player]!,
      ...(mark && { mark }),
      ...(isUnknown && { isUnknown }),
      ...(isWithdrawn(snapshot, place.player, round) && {
        isWithdrawn: true,
        ...(players.withdrawnFrom?.[place.player] !== undefined && {
          withdrewAfter: players.withdrawnFrom[place.player]! - 1,
        }),
      }),
      id: competitorId(snapshot, place.player),
      href: competitorPath(snapshot, place.player),
      ...(ranked > 0 &&
        !isUnknown &&
        !place.exclusion && { why: rankPath(snapshot, players.no[place.player]!, ranked) }),
      title: players.title?.[place.player] ?? '',
      nationality: players.nationality[place.player]!,
      values: values.map((value, at) => displayFigure(value, table.columns[at]!)),
      ...(round > 1 && !isUnknown && { placesGained: placesGained[place.player]! }),
      cells: history.map((line) => {
        const bonus = bonuses.some((each) => each.round === line.round)
        const entry = line.round === present?.round ? present.running.get(place.player) : undefined
        return entry ? runningCell(line, bonus, entry, field) : roundCell(line, bonus, field)
      }),
    }
  }
  const places = table.rows.map((place, at, rows) => ({
    ...place,
    ...(round > 0 && !isUnknown && isLevelWith(place, [rows[at - 1], rows[at + 1]]) && { isShared: true }),
    name: competitorName(snapshot, place.player),
    rating: players.rating[place.player]!,
    // Before the first round the start numbers are the ranks; they also give the order where the ranks are hidden.
    ...((round === 0 || isUnknown) && { rank: players.no[place.player]! }),
  }))
  const rows: StandingView[] = []
  const rowView = (place: StandingSummary): StandingView => (rows[place.player] ??= makeRow(place))
  if (round === 0 || isUnknown) places.sort((a, b) => a.pool - b.pool || a.player - b.player)
  return {
    columns: table.columns,
    pools: new Set(places.map(({ pool }) => pool)).size,
    ...(present && { present }),
    places,
    rowView,
  }
}

/** Undefined if only the day of a round is known. */
function roundStart({ dates }: Snapshot, round: number): number | undefined {
  const date = dates[round - 1]
  return typeof date === 'number' ? date : undefined
}

/** Whether a row has the rank of one of its neighbours. */
const isLevelWith = (row: StandingsRow, neighbours: (StandingsRow | undefined)[]): boolean =>
  !row.exclusion &&
  neighbours.some((other) => other && !other.exclusion && other.pool === row.pool && other.rank === row.rank)
