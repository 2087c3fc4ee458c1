import { recordsOf } from '../snapshot/from-records.ts'
import { matchRecords } from '../snapshot/round-records.ts'
import type { DeskRows } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { MatchRecord, PlayerRecord, TournamentRecord, TournamentRecords } from '../snapshot/records.ts'

/** `before` is null for a new row, `after` for a deleted one. */
export interface RowChange<Row> {
  before: Row | null
  after: Row | null
}

/** Small tables, which are replaced as a whole. */
export const LISTS = ['systems', 'rounds', 'bonuses', 'forbidden', 'accelerations', 'fixedColours'] as const
type ListName = (typeof LISTS)[number]

export interface RowChanges {
  /** The new values of changed columns; undefined if none changed. */
  tournament: Partial<TournamentRecord> | undefined
  players: RowChange<PlayerRecord>[]
  matches: RowChange<MatchRecord>[]
  /** The new contents of changed lists. */
  lists: Partial<Pick<TournamentRecords, ListName>>
  desk: { [Table in keyof DeskRows]-?: RowChange<NonNullable<DeskRows[Table]>[number]>[] }
}

/**
 * The rows that differ between two versions of a tournament, ignoring the version itself. Parts shared by reference are
 * skipped.
 */
export function rowChanges(before: Snapshot, after: Snapshot): RowChanges {
  const matches = changedMatches(before, after)
  if (isAllElseShared(before, after)) {
    return { tournament: undefined, players: [], matches, lists: {}, desk: NOTHING_AT_DESK }
  }
  const [from, to] = [recordsOf(before), recordsOf(after)]
  return {
    tournament: changedTournament(from.tournament, to.tournament),
    players: changedRows(from.players, to.players, ({ no }) => no),
    matches,
    lists: Object.fromEntries(LISTS.filter((list) => !isSameRow(from[list], to[list])).map((list) => [list, to[list]])),
    desk: changedDesk(from.desk, to.desk),
  }
}

/** The usual case, a result. The union of keys also detects a part that was removed. */
const isAllElseShared = (before: Snapshot, after: Snapshot): boolean =>
  (Object.keys({ ...before, ...after }) as (keyof Snapshot)[]).every(
    (part) => part === 'rounds' || before[part] === after[part],
  )

function changedMatches(before: Snapshot, after: Snapshot): RowChange<MatchRecord>[] {
  const count = Math.max(before.rounds.length, after.rounds.length)
  const hasMinis = [before, after].some(({ rounds }) => rounds.some(({ minis, mp }) => minis ?? mp))
  const hasSamePlayers = before.players.no === after.players.no
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    if (hasSamePlayers && before.rounds[index] === after.rounds[index]) return []
    const [from, to] = [before, after].map(({ rounds, players }) => {
      const round = rounds[index]
      return round ? matchRecords(round, index + 1, players.no, hasMinis) : []
    })
    return changedRows(from!, to!, ({ no }) => no)
  })
}

const NOTHING_AT_DESK: RowChanges['desk'] = {
  byeRequests: [],
  checkIns: [],
  draws: [],
  lineUps: [],
  takenBack: [],
  talks: [],
}

/** Without desk data in both snapshots, the desk's rows stay unchanged. */
function changedDesk(before: DeskRows | undefined, after: DeskRows | undefined): RowChanges['desk'] {
  if (!before || !after || before === after) return NOTHING_AT_DESK
  const key = ({ round, player }: { round: number; player: number }): string => `${round} ${player}`
  return {
    byeRequests: changedRows(before.byeRequests, after.byeRequests, key),
    checkIns: changedRows(before.checkIns, after.checkIns, key),
    draws: changedRows(before.draws, after.draws, ({ round }) => round),
    lineUps: changedRows(before.lineUps ?? [], after.lineUps ?? [], ({ round, team }) => `${round} ${team}`),
    takenBack: changedRows(before.takenBack ?? [], after.takenBack ?? [], ({ round }) => round),
    talks: changedRows(before.talks ?? [], after.talks ?? [], ({ round, team }) => `${round} ${team}`),
  }
}

function changedRows<Row, Key>(before: Row[], after: Row[], key: (row: Row) => Key): RowChange<Row>[] {
  const left = new Map(before.map((row) => [key(row), row]))
  const changes: RowChange<Row>[] = []
  for (const row of after) {
    const was = left.get(key(row)) ?? null
    left.delete(key(row))
    if (!was || !isSameRow(was, row)) changes.push({ before: was, after: row })
  }
  return [...[...left.values()].map((row) => ({ before: row, after: null })), ...changes]
}

/** The order of keys makes no difference: a draft as it was drawn and the same draft read from the database are equal. */
const isSameRow = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

function changedTournament(before: TournamentRecord, after: TournamentRecord): RowChanges['tournament'] {
  const columns = (Object.keys(after) as (keyof TournamentRecord)[]).filter(
    (column) => column !== 'version' && column !== 'updatedAt' && !isSameRow(before[column], after[column]),
  )
  if (columns.length === 0) return undefined
  return Object.fromEntries(columns.map((column) => [column, after[column]]))
}
