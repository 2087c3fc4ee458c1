import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Db } from './db.ts'
import { DRAW_RULES, MATCH, PLAYER, tournamentColumns } from './tournament-records.ts'
import { loadRecords, parseRecords, type StoredRecords } from './tournaments.ts'
import { readTournament } from './unreadable.ts'

/**
 * Format of stored snapshots and slices, the same for all deployments. When their JSON changes, raise it and add a
 * migration that sets `podium_version` to 0: the job that runs each minute (jobs/podiums.ts) then archives every event
 * again.
 */
export const ARCHIVE_FORMAT = '7'

/** In characters; D1 limits a value to two million bytes. */
const MAX_LENGTH = 1_000_000

// The partial index `tournaments_unarchived` does not contain archived events, so none of their rows are read.
const openWhere = (condition: string): string =>
  `(select id from tournaments indexed by tournaments_unarchived where id = ?1 and has_archive = 0 ${condition}
    union all select id from tournaments where vanity_url = ?1 and has_archive = 0 ${condition} limit 1)`
const statements = (open: string): string[] => [
  `select ${tournamentColumns()}, ${DRAW_RULES},
     coalesce(a.format, v.format) as format, coalesce(a.snapshot, v.snapshot) as snapshot
   from (select 1) left join tournaments t on t.id = ${open}
     left join archives a on a.tournament_id = ?1 left join archives v on v.vanity_url = ?1`,
  `select ${PLAYER} from players where tournament_id = ${open} order by no`,
  `select ${MATCH} from matches where tournament_id = ${open} order by round, no`,
]
const READ = { any: statements(openWhere('')), public: statements(openWhere('and public = 1')) }

interface StoredArchive {
  format: string | null
  snapshot: string | null
}

/** A snapshot with its JSON text, as clients get it. */
export interface SnapshotText {
  snapshot: Snapshot
  text: string
  isArchived: boolean
}

/**
 * Loads a tournament by id or vanity URL, in one batch of three statements; undefined when unknown. An archived event
 * costs one row. With `public`, a private tournament costs the same as an unknown one.
 */
export const loadSnapshot = (db: Db, name: string, wanted: keyof typeof READ): Promise<SnapshotText | undefined> =>
  readTournament(name, () => readSnapshot(db, name, wanted))

async function readSnapshot(db: Db, name: string, wanted: keyof typeof READ): Promise<SnapshotText | undefined> {
  const [found, players, matches] = await db.$client.batch(
    READ[wanted].map((statement) => db.$client.prepare(statement).bind(name)),
  )
  const [row] = found!.results as (StoredRecords & StoredArchive)[]
  const { format = null, snapshot: archived = null, ...stored } = row ?? ({} as Partial<StoredRecords & StoredArchive>)
  if (stored.id != null) {
    return textOf(snapshotFromRecords(parseRecords(stored as StoredRecords, players!.results, matches!.results)))
  }
  if (archived === null) return undefined
  if (format === ARCHIVE_FORMAT) return { snapshot: JSON.parse(archived) as Snapshot, text: archived, isArchived: true }
  const records = await loadRecords(db, name)
  return records && textOf(snapshotFromRecords(records))
}

const textOf = (snapshot: Snapshot): SnapshotText => ({ snapshot, text: JSON.stringify(snapshot), isArchived: false })

/** Only public events that are over are worth an archive: others may change every minute. */
export const isArchivable = ({ active, round, settings }: Snapshot): boolean => !active && round > 0 && settings.public

/**
 * Archives a snapshot unless the event has changed since it was read. Triggers delete the archive with the next change.
 */
export async function saveArchive(db: Db, snapshot: Snapshot, text: string): Promise<void> {
  if (text.length > MAX_LENGTH) return
  await db.$client
    .prepare(
      // An update of the row keeps the archived slices, which are of the same version.
      `insert into archives (tournament_id, vanity_url, format, snapshot)
       select id, vanity_url, ?2, ?3 from tournaments where id = ?1 and version = ?4 and public = 1 and active = 0
       on conflict (tournament_id) do update set format = excluded.format, snapshot = excluded.snapshot`,
    )
    .bind(snapshot.id, ARCHIVE_FORMAT, text, snapshot.version)
    .run()
}
