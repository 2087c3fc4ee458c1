import type { EntrySlice } from '#core/rows/entry-slice.ts'
import { ARCHIVE_FORMAT } from './archives.ts'
import { jsonChunks } from './json-chunks.ts'
import type { Db } from './db.ts'
import type { VersionedEntry } from './entry-slices.ts'

const READ = `select s.format, s.slice from json_each(?1) e
  cross join archived_slices s on s.tournament_id = e.value ->> 'id' and s.entry = e.value ->> 'entry'`
// An event without an archive gets one with an empty format, which the slices can refer to.
const OPEN_ARCHIVE = `insert or ignore into archives (tournament_id, vanity_url, format, snapshot)
  select t.id, t.vanity_url, '', '' from json_each(?1) e
  cross join tournaments t on t.id = e.value ->> 'id' and t.version = e.value ->> 'version' where t.public = 1 and t.active = 0`
// Slices have no version: triggers delete an event's archive with every change, and its slices with it.
const SAVE = `insert or replace into archived_slices (tournament_id, entry, format, slice)
  select e.value ->> 'id', e.value ->> 'entry', ?2, e.value ->> 'slice' from json_each(?1) e
  cross join archives a on a.tournament_id = e.value ->> 'id'
  cross join tournaments t on t.id = a.tournament_id and t.version = e.value ->> 'version'`

const CLAIMED = `select no from players where tournament_id = ?1 and (user_id is not null or team_id is not null)
  union select team_no from individuals where tournament_id = ?1 and user_id is not null`

/** The archived slices of these entries, one row for each; entries without a slice are left out. */
export async function loadArchivedSlices({ $client: d1 }: Db, entered: VersionedEntry[]): Promise<EntrySlice[]> {
  const { results } = await d1.prepare(READ).bind(JSON.stringify(entered)).all<{ format: string; slice: string }>()
  return results.filter(({ format }) => format === ARCHIVE_FORMAT).map(({ slice }) => parse(slice))
}

/** Numbers of the entries that have profiles: those of users and of registered teams. */
export async function listClaimedEntries({ $client: d1 }: Db, tournament: string): Promise<number[]> {
  const { results } = await d1.prepare(CLAIMED).bind(tournament).all<{ no: number }>()
  return results.map(({ no }) => no)
}

/** Archives slices of public events that are over; ignores others. */
export async function archiveSlices({ $client: d1 }: Db, slices: EntrySlice[]): Promise<void> {
  const rows = slices
    .filter(({ snapshot }) => !snapshot.active && snapshot.settings.public)
    .map((slice) => ({
      id: slice.snapshot.id,
      entry: slice.no,
      version: slice.snapshot.version,
      slice: JSON.stringify({ ...slice, boards: [...slice.boards] }),
    }))
  const chunks = jsonChunks(rows)
  const statements = chunks.flatMap((chunk) => [
    d1.prepare(OPEN_ARCHIVE).bind(chunk),
    d1.prepare(SAVE).bind(chunk, ARCHIVE_FORMAT),
  ])
  if (statements.length > 0) await d1.batch(statements)
}

function parse(text: string): EntrySlice {
  const { boards, ...slice } = JSON.parse(text) as Omit<EntrySlice, 'boards'> & { boards: [string, number][] }
  return { ...slice, boards: new Map(boards) }
}
