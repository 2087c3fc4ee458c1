import { DAY, SECOND } from '#core/time.ts'
import { logError, logInfo } from '#party/log.ts'
import { begin, parseProgress, proceed, timeOf, type BackupProgress } from '../backup/back-up.ts'
import { forgetErasures } from '../backup/erasures.ts'
import { deleteFolder, listFolders } from '../backup/folders.ts'
import { MANIFEST, manifestOf } from '../backup/manifest.ts'
import { queryOf, type Query } from '../backup/query.ts'
import { expired } from '../backup/retention.ts'
import { readSchema } from '../backup/schema.ts'
import type { Bindings } from '../env.ts'

/** The trigger of the backup in wrangler.toml: every minute of three hours of the night, until the backup is whole. */
export const BACKUP_CRON = '17-59 3-5 * * *'
/** How far the backup of this night has come. */
const PROGRESS = 'progress.json'
/** The names of all whole backups, for programs that can't list a bucket. */
export const NAMES = 'backups.json'

interface RunLimits {
  milliseconds: number
  /** D1 takes 1,000 statements from one call. */
  statements: number
}
const LIMITS: RunLimits = { milliseconds: 20 * SECOND, statements: 800 }

/**
 * Backs the database up to R2, once a night. A run does as much as a call of a Worker may, and the next one goes on. The
 * manifest is written last: without it, a folder is no backup.
 */
export async function backUp(env: Pick<Bindings, 'DB' | 'BACKUPS'>, now: number, limits = LIMITS): Promise<void> {
  const bucket = env.BACKUPS
  if (!bucket) return
  try {
    if (await isDone(bucket, now)) return
    await run(env.DB, bucket, now, limits)
  } catch (error) {
    logError('The backup of the database failed; it is tried again with the next run. Earlier ones stay.', error)
  }
}

async function run(d1: D1Database, bucket: R2Bucket, now: number, limits: RunLimits): Promise<void> {
  const counted = countStatements(queryOf(d1))
  const end = Date.now() + limits.milliseconds
  const schema = await readSchema(counted.query)
  const progress = (await findProgress(bucket, now, schema.level)) ?? begin(now, schema)
  const { name } = progress
  const next = await proceed(progress, {
    query: counted.query,
    schema,
    put: async (file, content, sha256) => void (await bucket.put(`${name}/${file}`, content, { sha256 })),
    isOver: () => Date.now() > end || counted.count() > limits.statements,
  })
  if (next.position) return void (await bucket.put(PROGRESS, JSON.stringify(next)))
  const manifest = manifestOf(schema, next, new Date().toISOString())
  await bucket.put(`${name}/${MANIFEST}`, JSON.stringify(manifest))
  await bucket.delete(PROGRESS)
  await keepRecent(bucket, now)
  const rows = manifest.parts.reduce((sum, part) => sum + part.rows, 0)
  const bytes = manifest.parts.reduce((sum, part) => sum + part.bytes, 0)
  logInfo(`Backup ${name}: ${rows} rows, ${bytes} bytes.`)
}

function countStatements(query: Query) {
  let count = 0
  return {
    count: () => count,
    query: ((statements) => {
      count += statements.length
      return query(statements)
    }) satisfies Query,
  }
}

async function isDone(bucket: R2Bucket, now: number): Promise<boolean> {
  const names = await listWhole(bucket, new Date(now).toISOString().slice(0, 10))
  return names.length > 0
}

/** The names of the backups that have a manifest, oldest first. */
export async function listWhole(bucket: R2Bucket, prefix = ''): Promise<string[]> {
  const names = await listBackups(bucket, prefix)
  const found = await Promise.all(names.map((name) => bucket.head(`${name}/${MANIFEST}`)))
  return names.filter((_, index) => found[index])
}

const listBackups = async (bucket: R2Bucket, prefix = ''): Promise<string[]> =>
  (await listFolders(bucket, prefix)).filter((name) => !Number.isNaN(timeOf(name)))

/** Deletes expired backups and those that were never finished, and writes down which there are. */
async function keepRecent(bucket: R2Bucket, now: number): Promise<void> {
  const whole = await listWhole(bucket)
  const over = expired(whole, now)
  const broken = (await listBackups(bucket)).filter((name) => !whole.includes(name) && timeOf(name) < now - DAY)
  const kept = whole.filter((name) => !over.includes(name))
  await bucket.put(NAMES, JSON.stringify(kept))
  for (const name of [...over, ...broken]) await deleteFolder(bucket, name)
  await forgetErasures(bucket, timeOf(kept[0]!))
}

/** What an earlier run of this night has left to do; undefined if there is none, or if the tables are others now. */
async function findProgress(bucket: R2Bucket, now: number, level: string): Promise<BackupProgress | undefined> {
  const stored = await bucket.get(PROGRESS)
  const progress = stored && parseProgress(await stored.text())
  return progress && timeOf(progress.name) > now - DAY / 2 && progress.level === level ? progress : undefined
}
