import { rowsOf } from '../snapshot/build.ts'
import { matchRows } from '../snapshot/round-rows.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { BonusRow, MatchRow, PlayerRow, RoundRow, SystemRow, TournamentRow } from '../snapshot/table-rows.ts'

/** A row before and after a change; null where there is none. */
export interface RowChange<Row> {
  before: Row | null
  after: Row | null
}

/** What a change does to a tournament's tables. Short lists are written whole. */
export interface RowChanges {
  /** Columns of the tournament's own row that differ. */
  tournament: { before: Partial<TournamentRow>; after: Partial<TournamentRow> } | undefined
  players: RowChange<PlayerRow>[]
  matches: RowChange<MatchRow>[]
  systems: { before: SystemRow[]; after: SystemRow[] } | undefined
  rounds: { before: RoundRow[]; after: RoundRow[] } | undefined
  bonuses: { before: BonusRow[]; after: BonusRow[] } | undefined
}

/** The rows in which two snapshots of a tournament differ; what both share is not looked through. The version is no difference. */
export function rowChanges(before: Snapshot, after: Snapshot): RowChanges {
  const matches = changedMatches(before, after)
  if (isAllElseShared(before, after)) {
    return { tournament: undefined, players: [], matches, systems: undefined, rounds: undefined, bonuses: undefined }
  }
  const [from, to] = [rowsOf(before), rowsOf(after)]
  return {
    tournament: changedTournament(from.tournament, to.tournament),
    players: changedRows(from.players, to.players, ({ no }) => no),
    matches,
    systems: changedList(from.systems, to.systems),
    rounds: changedList(from.rounds, to.rounds),
    bonuses: changedList(from.bonuses, to.bonuses),
  }
}

/** Whether two snapshots can differ in their pairings alone: the case of every result. */
const isAllElseShared = (before: Snapshot, after: Snapshot): boolean =>
  (Object.keys(after) as (keyof Snapshot)[]).every((part) => part === 'rounds' || before[part] === after[part])

function changedMatches(before: Snapshot, after: Snapshot): RowChange<MatchRow>[] {
  const count = Math.max(before.rounds.length, after.rounds.length)
  const hasSamePlayers = before.players.no === after.players.no
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    if (hasSamePlayers && before.rounds[index] === after.rounds[index]) return []
    const [from, to] = [before, after].map(({ rounds, players }) => {
      const round = rounds[index]
      return round ? matchRows(round, index + 1, players.no) : []
    })
    return changedRows(from!, to!, ({ no }) => no)
  })
}

function changedRows<Row>(before: Row[], after: Row[], key: (row: Row) => number): RowChange<Row>[] {
  const left = new Map(before.map((row) => [key(row), row]))
  const changes: RowChange<Row>[] = []
  for (const row of after) {
    const was = left.get(key(row)) ?? null
    left.delete(key(row))
    if (!was || !isSameRow(was, row)) changes.push({ before: was, after: row })
  }
  return [...[...left.values()].map((row) => ({ before: row, after: null })), ...changes]
}

const isSameRow = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const changedList = <Row>(before: Row[], after: Row[]) => (isSameRow(before, after) ? undefined : { before, after })

function changedTournament(before: TournamentRow, after: TournamentRow): RowChanges['tournament'] {
  const columns = (Object.keys(after) as (keyof TournamentRow)[]).filter(
    (column) => column !== 'version' && column !== 'updatedAt' && !isSameRow(before[column], after[column]),
  )
  if (columns.length === 0) return undefined
  const pick = (row: TournamentRow) => Object.fromEntries(columns.map((column) => [column, row[column]]))
  return { before: pick(before), after: pick(after) }
}
