import { and, desc, eq, sql } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { ChangeRecord } from '#core/changes/chain.ts'
import { restoredActs } from '#core/changes/stored-acts.ts'
import type { Step } from '#core/changes/undo-steps.ts'
import type { ChangeSource } from './changes.ts'
import type { Db } from './db.ts'
import { changes, changeTexts, users } from './schema/index.ts'

/** A change with its acts as they were made: texts about people are filled in, unless they were erased. */
export interface RecordedChange {
  version: number
  at: number
  /** Username, or `Helper: <name>`; null for the chess site, an import or a deleted account. */
  by: string | null
  source: ChangeSource
  acts: Act[]
  inverse: Act[] | null
  reason: string | null
  undoes: number | null
  /** It undoes an undo. */
  isRedo: boolean
  hash: string
}

/** A helper has no account: the change contains the name. */
const BY = sql<string | null>`coalesce(${users.username},
  case when ${changes.source} = 'helper' then 'Helper: ' || substr(${changes.by}, ${'helper:'.length + 1}) end)`

const IS_REDO = sql<number>`exists (select 1 from changes as undo
  where undo.tournament_id = ${changes.tournamentId} and undo.version = ${changes.undoes} and undo.undoes is not null)`

const COLUMNS = {
  version: changes.version,
  at: changes.at,
  by: BY,
  source: changes.source,
  act: changes.act,
  inverse: changes.inverse,
  reason: changes.reason,
  undoes: changes.undoes,
  isRedo: IS_REDO,
  hash: changes.hash,
}

/** The newest changes of a tournament, newest first. */
export const listNewest = (db: Db, id: string, limit: number): Promise<RecordedChange[]> =>
  listBack(db, id, Number.MAX_SAFE_INTEGER, limit)

/** The changes of a tournament from the newest back to so many before a version: words of a change need all later ones. */
export const listBack = (db: Db, id: string, before: number, limit: number): Promise<RecordedChange[]> =>
  db
    .select(COLUMNS)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.by))
    .where(
      and(
        eq(changes.tournamentId, id),
        sql`${changes.version} >= coalesce((select c.version from changes c where c.tournament_id = ${id}
          and c.version < ${before} order by c.version desc limit 1 offset ${limit - 1}), 0)`,
      ),
    )
    .orderBy(desc(changes.version))
    .then((rows) => restored(db, id, rows))

/** Hash of the newest change, which covers all earlier ones; null when there is none. */
export async function findLastHash(db: Db, id: string): Promise<string | null> {
  const [newest] = await db
    .select({ hash: changes.hash })
    .from(changes)
    .where(eq(changes.tournamentId, id))
    .orderBy(desc(changes.version))
    .limit(1)
  return newest?.hash || null
}

/** The change that made a version; undefined when there is none. */
export async function findChange(db: Db, id: string, version: number): Promise<RecordedChange | undefined> {
  const rows = await db
    .select(COLUMNS)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.by))
    .where(and(eq(changes.tournamentId, id), eq(changes.version, version)))
  return (await restored(db, id, rows))[0]
}

/** All changes of a tournament, newest first, as far as undo and redo need them. */
export const listSteps = (db: Db, id: string): Promise<Step[]> =>
  db
    .select({ version: changes.version, by: changes.by, undoes: changes.undoes })
    .from(changes)
    .where(eq(changes.tournamentId, id))
    .orderBy(desc(changes.version))

/** A change together with its stored row. */
export type StoredChange = RecordedChange & { record: ChangeRecord }

/** All changes of a tournament, newest first. */
export async function listStored(db: Db, id: string): Promise<StoredChange[]> {
  const rows = await db
    .select({ ...COLUMNS, userId: changes.by, key: changes.key, digest: changes.digest })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.by))
    .where(eq(changes.tournamentId, id))
    .orderBy(desc(changes.version))
  const made = await restored(db, id, rows)
  return rows.map(({ userId, ...row }, index) => ({ ...made[index]!, record: { ...row, by: userId } }))
}

type Row = Omit<RecordedChange, 'acts' | 'inverse' | 'source' | 'isRedo'> & {
  source: string
  act: string
  inverse: string
  isRedo: number
}

async function restored(db: Db, id: string, rows: Row[]): Promise<RecordedChange[]> {
  const refs = rows.flatMap(({ act, inverse }) =>
    [...`${act}${inverse}`.matchAll(/"ref":"([^"]+)"/g)].map(([, ref]) => ref),
  )
  const texts = refs.length === 0 ? new Map<string, string>() : await textsOf(db, id, refs as string[])
  return rows.map(({ act, inverse, source, isRedo, ...row }) => ({
    ...row,
    isRedo: isRedo === 1,
    source: source as ChangeSource,
    acts: restoredActs(act, texts)!,
    inverse: restoredActs(inverse, texts),
  }))
}

async function textsOf(db: Db, id: string, refs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ ref: changeTexts.ref, text: changeTexts.text })
    .from(changeTexts)
    .where(
      and(
        eq(changeTexts.tournamentId, id),
        sql`${changeTexts.ref} in (select value from json_each(${JSON.stringify(refs)}))`,
      ),
    )
    .orderBy(changeTexts.ref, changeTexts.part)
  const texts = new Map<string, string>()
  for (const { ref, text } of rows) texts.set(ref, (texts.get(ref) ?? '') + text)
  return texts
}
