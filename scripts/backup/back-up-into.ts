import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { begin, proceed } from '#worker/backup/back-up.ts'
import { MANIFEST, manifestOf, type Manifest } from '#worker/backup/manifest.ts'
import type { Query } from '#worker/backup/query.ts'
import { readSchema } from '#worker/backup/schema.ts'
import { putInto } from './folder.ts'

/** Backs a database up to a new folder, in one go. The manifest comes last: a folder without it is no backup. */
export async function backUpInto(folder: string, query: Query, now: number): Promise<Manifest> {
  const put = putInto(folder)
  const schema = await readSchema(query)
  const done = await proceed(begin(now, schema), { query, schema, put })
  const manifest = manifestOf(schema, done, new Date().toISOString())
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest), { mode: 0o600 })
  return manifest
}

/** `66 tables, 12,345 rows, 1,234,567 bytes in 2.3 s` */
export function summary({ tables, parts }: Manifest, began: number): string {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0)
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  const count = (number: number, of: string) => `${number.toLocaleString('en')} ${of}`
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  return `${count(Object.keys(tables).length, 'tables')}, ${count(rows, 'rows')}, ${count(bytes, 'bytes')} in ${seconds} s.`
}
