import { sql, type SQL } from 'drizzle-orm'
import { LISTS, type RowChange, type RowChanges } from '#core/changes/row-changes.ts'
import { recordsOf } from '#core/snapshot/from-records.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { looseName } from '#core/text/fold.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { keptGames, returnedGames } from './taken-back-games.ts'
import { column, commaSeparated, deleteRows, insertRows, storedValue, updateRows, type RowTable } from './row-sql.ts'

export interface ChangeWrite {
  tournament: string
  changes: RowChanges
  competitors: Settings['competitors']
  now: number
  /** SQL condition of each write: the change itself was saved. */
  landed: SQL
}

/** Statements that write the rows of a change to a tournament's tables. */
export function changeWrites(write: ChangeWrite): SQL[] {
  const { tournament, changes, landed, now } = write
  const { players, matches, lists } = changes
  return [
    ...tournamentWrite(write),
    ...keptGames(tournament, changes.desk.takenBack, landed),
    // Foreign keys: pairings are deleted before their players, and inserted after them.
    ...deleteRows(tournament, 'matches', removed(matches), landed),
    ...deleteRows(tournament, 'players', removed(players), landed),
    ...insertRows({
      tournament,
      table: 'players',
      rows: added(players).map((row) => ({ ...row, createdAt: now, updatedAt: now })),
      condition: landed,
    }),
    ...updates(write, 'players', players, [sql`updated_at = ${now}`]),
    ...insertRows({ tournament, table: 'matches', rows: added(matches), condition: landed }),
    ...updates(write, 'matches', matches, []),
    ...returnedGames(tournament, changes.desk.takenBack, landed),
    ...LISTS.flatMap((list) => (lists[list] ? listWrites(write, LIST_TABLES[list], lists[list]) : [])),
    ...deskWrites(write, 'bye_requests', changes.desk.byeRequests),
    ...deskWrites(write, 'check_ins', changes.desk.checkIns),
    ...deskWrites(write, 'draws', changes.desk.draws.map(withTime)),
    ...deskWrites(write, 'line_ups', changes.desk.lineUps),
    ...deskWrites(write, 'taken_back_rounds', changes.desk.takenBack),
    ...deskWrites(write, 'fixture_talks', changes.desk.talks),
    ...ownerWrite(write),
    ...countWrite(write),
  ]
}

const removed = <Row extends object>(changes: RowChange<Row>[]): Row[] =>
  changes.flatMap(({ before, after }) => (before && !after ? before : []))
const added = <Row extends object>(changes: RowChange<Row>[]): Row[] =>
  changes.flatMap(({ before, after }) => (after && !before ? after : []))

function tournamentWrite({ tournament, changes, landed }: ChangeWrite): SQL[] {
  if (!changes.tournament) return []
  const { user, createdAt: _createdAt, ...columns } = changes.tournament
  const sets = Object.entries(columns).map(([field, after]) => sql`${column(field)} = ${storedValue(after)}`)
  if (columns.settings) sets.push(sql`place = ${placeOf(columns.settings)}`)
  if (user !== undefined) sets.push(sql`organiser_id = (select id from users where unique_id = lower(${user}))`)
  if (sets.length === 0) return []
  return [sql`update tournaments set ${commaSeparated(sets)} where id = ${tournament} and ${landed}`]
}

interface ListTable {
  table: string
  /** Rows get an `id` from 1, in the order of the list. */
  isNumbered?: true
  /** Columns that not every row has: the first row names the columns of all. */
  optional?: object
}

const LIST_TABLES: Record<(typeof LISTS)[number], ListTable> = {
  systems: { table: 'systems' },
  rounds: { table: 'rounds' },
  bonuses: { table: 'bonuses', isNumbered: true, optional: { reason: null } },
  forbidden: { table: 'forbidden_pairs' },
  accelerations: { table: 'accelerations', isNumbered: true },
  fixedColours: { table: 'fixed_colours' },
}

/** `insertRows` takes its columns from the first row, so each row needs `publishAt`. */
const withTime = ({ before, after }: RowChange<Draw>): RowChange<object> => ({
  before,
  after: after && { publishAt: null, ...after },
})

/** Small rows, so they are deleted and inserted again instead of updated. */
const deskWrites = <Row extends object>(
  { tournament, landed }: ChangeWrite,
  table: RowTable,
  changes: RowChange<Row>[],
): SQL[] => [
  ...deleteRows(
    tournament,
    table,
    changes.flatMap(({ before }) => before ?? []),
    landed,
  ),
  ...insertRows({ tournament, table, rows: changes.flatMap(({ after }) => after ?? []), condition: landed }),
]

const listWrites = (
  { tournament, landed }: ChangeWrite,
  { table, isNumbered, optional }: ListTable,
  rows: object[],
): SQL[] => [
  sql`delete from ${sql.raw(table)} where tournament_id = ${tournament} and ${landed}`,
  ...insertRows({
    tournament,
    table,
    rows: rows.map((row, index) => ({ ...(isNumbered && { id: index + 1 }), ...optional, ...row })),
    condition: landed,
  }),
]

/** One statement for each set of columns that differ: other columns are not written. */
function updates<Row extends object>(
  { tournament, landed }: ChangeWrite,
  table: RowTable,
  changes: RowChange<Row>[],
  also: SQL[],
): SQL[] {
  const byFields = new Map<string, Row[]>()
  for (const { before, after } of changes) {
    if (!before || !after) continue
    const fields = (Object.keys(after) as (keyof Row & string)[]).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
    const rows = byFields.get(fields.join(' '))
    if (rows) rows.push(after)
    else byFields.set(fields.join(' '), [after])
  }
  return [...byFields].flatMap(([fields, rows]) =>
    updateRows(tournament, table, { rows, fields: fields.split(' '), also }, landed),
  )
}

/** Sets `user_id` or `team_id` from the snapshot's `owner`: a username, or a team id in a team event. */
function ownerWrite({ tournament, changes, competitors, landed }: ChangeWrite): SQL[] {
  const nos = changes.players.flatMap(({ before, after }) =>
    after && after.owner !== (before?.owner ?? null) ? after.no : [],
  )
  if (nos.length === 0) return []
  const owner =
    competitors === 'team'
      ? sql`team_id = (select id from teams where id = owner)`
      : sql`user_id = (select id from users where unique_id = lower(owner))`
  return [
    sql`update players set ${owner}
      where tournament_id = ${tournament} and no in (select value from json_each(${JSON.stringify(nos)})) and ${landed}`,
  ]
}

function countWrite({ tournament, changes, landed }: ChangeWrite): SQL[] {
  if (changes.players.every(({ before, after }) => before && after)) return []
  return [
    sql`update tournaments set players = (select count(*) from players where tournament_id = ${tournament})
      where id = ${tournament} and ${landed}`,
  ]
}

/** The location, folded for the search by place. */
const placeOf = ({ location }: Partial<Settings>): string | null => (location ? looseName(location).trim() : null)

export function insertTournament(snapshot: Snapshot, version: number, condition: SQL): SQL {
  const { user, vanityUrl, settings, public: isPublic, active, initialColour, ...row } = recordsOf(snapshot).tournament
  return sql`
    insert into tournaments (id, version, name, organiser_id, active, round, public, vanity_url, settings, created_at,
      updated_at, initial_colour, stage, closed, remarks, report_lines, prize_plan, place)
    select ${row.id}, ${version}, ${row.name}, (select id from users where unique_id = lower(${user})), ${Number(active)},
      ${row.round}, ${Number(isPublic)}, ${vanityUrl}, ${JSON.stringify(settings)}, ${row.createdAt}, ${row.updatedAt}, ${initialColour}, ${row.stage}, ${row.closed}, ${JSON.stringify(row.remarks ?? [])}, ${JSON.stringify(row.reportLines ?? [])}, ${storedValue(row.prizePlan ?? null)}, ${placeOf(settings)}
    where ${condition}`
}
