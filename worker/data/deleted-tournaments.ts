import { and, desc, eq, getTableColumns, getTableName, lt, or, sql, type Column, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'

const { deletedTournaments } = tables

/**
 * Tables of a tournament, each after the tables it refers to. Left out: changes and their texts, which refer to nothing
 * and stay; archives, places and the search index, which are made again; and deliveries of webhooks, which are not
 * restored.
 */
export const TABLES_OF_TOURNAMENTS = [
  tables.tournaments,
  tables.deputies,
  tables.systems,
  tables.rounds,
  tables.players,
  tables.individuals,
  tables.matches,
  tables.games,
  tables.bonuses,
  tables.forbiddenPairs,
  tables.accelerations,
  tables.fixedColours,
  tables.byeRequests,
  tables.checkIns,
  tables.lineUps,
  tables.fixtureTalks,
  tables.captainWarnings,
  tables.roundLetters,
  tables.letterStops,
  tables.draws,
  tables.takenBackRounds,
  tables.takenBackGames,
  tables.arbiters,
  tables.staffInvitations,
  tables.helpers,
  tables.playerRequests,
  tables.requests,
  tables.claimRequests,
  tables.links,
  tables.watches,
  tables.matchRosters,
  tables.siteReviews,
  tables.reminders,
  tables.announcements,
  tables.notices,
  tables.webhooks,
  tables.boardSources,
  tables.boardAliases,
  tables.boardPlaces,
  tables.gameStarts,
  tables.gameBatches,
] as const
type TournamentTable = (typeof TABLES_OF_TOURNAMENTS)[number]

/** D1 takes functions of up to 32 arguments, and `json_object` needs two per column. */
const FIELDS_AT_ONCE = 15
/** Columns that refer to users or teams, which may be gone when the tournament is restored. */
const PEOPLE: Record<string, string> = {
  organiser_id: 'users',
  user_id: 'users',
  author_id: 'users',
  created_by: 'users',
  invited_by: 'users',
  team_id: 'teams',
}

interface StoredColumn {
  name: string
  isNeeded: boolean
  /** Its possible places in the stored JSON: the table may have got columns since, and is stored in parts. */
  paths: string[]
  /** SQL of the column's value in the stored JSON. */
  value: string
}

function columnsOf(table: TournamentTable): StoredColumn[] {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => column.generated === undefined)
  const parts = Array.from({ length: Math.ceil(columns.length / FIELDS_AT_ONCE) }, (_, part) => part)
  return columns.map(([field, column]) => {
    const name = toSnakeCase(field)
    const paths = parts.map((part) => `$[${part}].${name}`)
    // A column that the table has got since has its default.
    const values = [...paths.map((path) => `row ->> '${path}'`), ...defaultOf(column)]
    return {
      name,
      isNeeded: column.notNull,
      paths,
      value: values.length > 1 ? `coalesce(${values.join(', ')})` : values.join(''),
    }
  })
}

/** SQL of the default of a column that can’t be null; empty without one. */
function defaultOf(column: Column): string[] {
  if (!column.notNull || column.default === undefined) return []
  const stored = column.mapToDriverValue(column.default)
  return [typeof stored === 'number' ? String(stored) : `'${String(stored).replaceAll("'", "''")}'`]
}

const idColumn = (table: TournamentTable): string => (table === tables.tournaments ? 'id' : 'tournament_id')

/** Copies a table's rows to `deleted_rows`. */
function saving(table: TournamentTable, id: string): SQL {
  const columns = columnsOf(table).map(({ name }) => `'${name}', ${name}`)
  const parts = Array.from({ length: Math.ceil(columns.length / FIELDS_AT_ONCE) }, (_, part) => {
    const some = columns.slice(part * FIELDS_AT_ONCE, (part + 1) * FIELDS_AT_ONCE)
    return `json_object(${some.join(', ')})`
  })
  const name = getTableName(table)
  return sql`insert into deleted_rows (tournament_id, table_name, no, row)
    select ${id}, ${name}, row_number() over (), json_array(${sql.raw(parts.join(', '))})
    from ${sql.raw(name)} where ${sql.raw(idColumn(table))} = ${id}`
}

/** Puts the rows back. References to users and teams that are gone become null; rows that need them are left out. */
function restoring(table: TournamentTable, id: string): SQL {
  const name = getTableName(table)
  const columns = columnsOf(table)
  const values = columns.map(({ name: column, value }) => {
    const people = PEOPLE[column]
    if (column === 'vanity_url')
      return `iif(exists (select 1 from tournaments where vanity_url = ${value}), null, ${value})`
    // Made again, with the rows of other tables that belong to them.
    if (column === 'has_archive' || column === 'summary_version') return '0'
    return people ? `(select id from ${people} where id = ${value})` : value
  })
  const needed = columns.filter(({ name: column, isNeeded }) => isNeeded && PEOPLE[column])
  const conditions = needed.map(
    ({ name: column, value }) => ` and exists (select 1 from ${PEOPLE[column]} where id = ${value})`,
  )
  // `or ignore`: ids of announcements may have been used again meanwhile.
  return sql`insert or ignore into ${sql.raw(name)} (${sql.raw(columns.map(({ name: column }) => `"${column}"`).join(', '))})
    select ${sql.raw(values.join(', '))} from deleted_rows
    where tournament_id = ${id} and table_name = ${name}${sql.raw(conditions.join(''))} order by no`
}

/** Deletes a tournament and keeps its rows for `restore`, in one batch. `by` is the user who deletes it. */
export async function remove(db: Db, id: string, by: string, now: number): Promise<void> {
  await runBatch(db, [
    sql`delete from deleted_tournaments where id = ${id}`,
    sql`insert into deleted_tournaments (id, name, organiser_id, deleted_by, deleted_at)
      select id, name, organiser_id, ${by}, ${now} from tournaments where id = ${id}`,
    ...TABLES_OF_TOURNAMENTS.map((table) => saving(table, id)),
    sql`delete from tournaments where id = ${id}`,
  ])
}

/**
 * Restores a tournament and returns its new version. It is raised by two, as clients have seen the deletion as the
 * version in between.
 */
export async function restore(db: Db, id: string): Promise<number> {
  const results = await runBatch<{ version: number }>(db, [
    ...TABLES_OF_TOURNAMENTS.map((table) => restoring(table, id)),
    sql`delete from deleted_tournaments where id = ${id}`,
    sql`update tournaments set version = version + 2 where id = ${id} returning version`,
  ])
  return results.at(-1)!.results[0]!.version
}

/** The tournaments that the user organised or deleted; all of them for a site admin (level 2). */
const theirs = (user: { id: string; level: number }) =>
  user.level >= 2
    ? undefined
    : or(eq(deletedTournaments.organiserId, user.id), eq(deletedTournaments.deletedBy, user.id))

const SHOWN = { id: deletedTournaments.id, name: deletedTournaments.name, deletedAt: deletedTournaments.deletedAt }
const MOST = 50

/** Deleted tournaments that the user organised or deleted, the last deleted first. */
export const list = (db: Db, user: string) =>
  db
    .select(SHOWN)
    .from(deletedTournaments)
    .where(theirs({ id: user, level: 0 }))
    .orderBy(desc(deletedTournaments.deletedAt))
    .limit(MOST)
    .all()

/** A deleted tournament; undefined unless the user may restore it. */
export const find = (db: Db, id: string, user: { id: string; level: number }) =>
  db
    .select(SHOWN)
    .from(deletedTournaments)
    .where(and(eq(deletedTournaments.id, id), theirs(user)))
    .get()

/** Whether the id belongs to a deleted tournament that may be restored. */
export async function hasId(db: Db, id: string): Promise<boolean> {
  return (await db.select(SHOWN).from(deletedTournaments).where(eq(deletedTournaments.id, id)).get()) !== undefined
}

function sweepStatements(before: number): SQL[] {
  const over = sql`(select id from deleted_tournaments where deleted_at < ${before})`
  return [
    sql`delete from change_texts where tournament_id in ${over}`,
    sql`delete from changes where tournament_id in ${over}`,
    sql`delete from deleted_tournaments where deleted_at < ${before}`,
  ]
}

/** Deletes for good tournaments that were deleted before a time, with their change history. */
export async function sweep(db: Db, before: number): Promise<void> {
  const due = await db.select(SHOWN).from(deletedTournaments).where(lt(deletedTournaments.deletedAt, before)).limit(1)
  if (due.length > 0) await runBatch(db, sweepStatements(before))
}

/** The stored rows of a table in deleted tournaments, with the table’s columns and the number of the stored row. */
export function deletedTable(table: TournamentTable, condition: SQL): SQL {
  const columns = columnsOf(table).map(({ name, value }) => `${value} as "${name}"`)
  const own = columns.filter((column) => !column.endsWith('"tournament_id"'))
  return sql`(select tournament_id, no as stored_no, ${sql.raw(own.join(', '))} from deleted_rows
    where table_name = ${getTableName(table)} and ${condition})`
}

/** Changes columns, by their names, in stored rows of a table. */
export function deletedUpdate(table: TournamentTable, set: Record<string, string | null>, condition: SQL): SQL {
  const places = new Map(columnsOf(table).map(({ name, paths }) => [name, paths]))
  const changes = Object.entries(set).flatMap(([name, value]) =>
    places.get(name)!.flatMap((path) => [sql`${path}`, sql`${value}`]),
  )
  return sql`update deleted_rows set row = json_replace(row, ${sql.join(changes, sql`, `)})
    where table_name = ${getTableName(table)} and ${condition}`
}
