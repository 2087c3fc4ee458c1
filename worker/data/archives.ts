import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Db } from './db.ts'
import { DRAW_RULES, MATCH, PLAYER, tournamentColumns } from './tournament-records.ts'
import { loadRecords, parseRecords, type StoredRecords } from './tournaments.ts'

/**
 * What is archived is written in this format, whichever deployment wrote it. Raise it where snapshots or slices come to be written
 * otherwise, with a migration that sets `podium_version` to 0: the minute's work then archives anew.
 */
export const ARCHIVE_FORMAT = '1'

/** A value in D1 may have two million bytes. */
const MAX_LENGTH = 1_000_000

// An event with an archive is not found here, by an index that lacks it: its rows are not read.
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

/** A snapshot, and the text of it that is sent. */
export interface SnapshotText {
  snapshot: Snapshot
  text: string
  isArchived: boolean
}

/**
 * A tournament by id or vanity URL, in one batch of three statements; undefined when unknown. Of one that is over and archived
 * one row is read. Where only a public one is wanted, a private one costs what an unknown one does.
 */
export async function loadSnapshot(db: Db, name: string, wanted: keyof typeof READ): Promise<SnapshotText | undefined> {
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

/** Whether an event is worth it: what may still change every minute isn't. */
export const isArchivable = ({ active, round, settings }: Snapshot): boolean => !active && round > 0 && settings.public

/** Keeps a snapshot as it is sent, unless the event has moved on meanwhile: triggers take it away with the next change. */
export async function saveArchive(db: Db, snapshot: Snapshot, text: string): Promise<void> {
  if (text.length > MAX_LENGTH) return
  await db.$client
    .prepare(
      // What entries did is kept: it is of the same version.
      `insert into archives (tournament_id, vanity_url, format, snapshot)
       select id, vanity_url, ?2, ?3 from tournaments where id = ?1 and version = ?4 and public = 1 and active = 0
       on conflict (tournament_id) do update set format = excluded.format, snapshot = excluded.snapshot`,
    )
    .bind(snapshot.id, ARCHIVE_FORMAT, text, snapshot.version)
    .run()
}
