import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './db.ts'
import { deletedTable } from './deleted-tournaments.ts'
import * as tables from './schema/index.ts'

/** Statements of the batch that erases a user; `landed` is its condition. */
export type Erasure = (landed: SQL) => SQL[]

/** Where a user plays in one tournament, which may be deleted. */
export interface PersonPlace {
  tournament: string
  isDeleted: boolean
  /** Numbers of their entries. */
  entries: number[]
  /** Their numbers among the players of teams. */
  individuals: number[]
  /** Names and numbers by which texts of the tournament may speak of them. */
  names: string[]
}

interface PlaceRow {
  tournament: string
  isDeleted: 0 | 1
  kind: 'entries' | 'individuals'
  no: number
  /** JSON. */
  names: string
}

const NAMES = {
  players: sql`json_array(trim(first_name || ' ' || last_name), lichess, chess_com, fide_id)`,
  individuals: sql`json_array(name, username, fide_id)`,
}

/** The tournaments in which a user has entries or plays for a team. */
export async function listPlaces(db: Db, user: string): Promise<PersonPlace[]> {
  const found = await db.all<PlaceRow>(
    sql.join(
      [
        rowsOf(sql`players`, 'entries', NAMES.players, 0),
        rowsOf(sql`individuals`, 'individuals', NAMES.individuals, 0),
        rowsOf(deletedTable(tables.players, isStoredOf(user)), 'entries', NAMES.players, 1),
        rowsOf(deletedTable(tables.individuals, isStoredOf(user)), 'individuals', NAMES.individuals, 1),
      ].map((rows) => sql`${rows} where user_id = ${user}`),
      sql` union all `,
    ),
  )
  return Object.values(Object.groupBy(found, ({ tournament, isDeleted }) => `${isDeleted} ${tournament}`)).map((rows) =>
    placeOf(rows!),
  )
}

/** Tournaments whose history says that a user owned an entry, which may have been removed since. */
export async function listOwned(db: Db, username: string): Promise<string[]> {
  const found = await db.all<{ tournament: string }>(sql`
    select distinct tournament_id as tournament from change_texts where text = ${username} and is_owner = 1`)
  return found.map(({ tournament }) => tournament)
}

/** SQL condition: a stored row of a deleted tournament is the user's; as in the index of migrations/0025_hall.sql. */
export const isStoredOf = (user: string): SQL => sql`row ->> '$[0].user_id' = ${user}`

const rowsOf = (from: SQL, kind: PlaceRow['kind'], names: SQL, isDeleted: 0 | 1): SQL =>
  sql`select tournament_id as tournament, ${isDeleted} as isDeleted, ${kind} as kind, no, ${names} as names from ${from}`

function placeOf(rows: PlaceRow[]): PersonPlace {
  const [{ tournament, isDeleted }] = rows as [PlaceRow]
  const numbers = (kind: PlaceRow['kind']) => rows.filter((row) => row.kind === kind).map(({ no }) => no)
  const names = rows.flatMap((row) => JSON.parse(row.names) as (string | null)[])
  return {
    tournament,
    isDeleted: isDeleted === 1,
    entries: numbers('entries'),
    individuals: numbers('individuals'),
    names: [...new Set(names.filter((name): name is string => name !== null && name !== ''))],
  }
}
