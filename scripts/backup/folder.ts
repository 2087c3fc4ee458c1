import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { MANIFEST, parseManifest, type Manifest, type Part } from '#worker/backup/manifest.ts'
import type { SqlValue } from '#worker/backup/query.ts'
import type { PartStore } from '#worker/backup/write.ts'
import { fetchObject } from './wrangler.ts'

/** Stores files in a folder that only this user may read: they contain email addresses and hashes of passwords. */
export function putInto(folder: string): PartStore {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} isn’t empty.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return async (file, content) => writeFileSync(join(folder, file), content, { mode: 0o600 })
}

/** Each is a process of wrangler. */
const FETCHED_AT_ONCE = 4

/** Fetches a backup from the bucket. */
export async function download(name: string, folder: string): Promise<void> {
  await fetchObject(`${name}/${MANIFEST}`, join(folder, MANIFEST))
  const { parts } = readManifest(folder)
  for (let from = 0; from < parts.length; from += FETCHED_AT_ONCE) {
    const some = parts.slice(from, from + FETCHED_AT_ONCE)
    await Promise.all(some.map(({ file }) => fetchObject(`${name}/${file}`, join(folder, file))))
  }
}

function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) throw new Error(`${folder} is no backup, or one that wasn’t finished: it has no ${MANIFEST}.`)
  return parseManifest(readFileSync(path, 'utf8'))
}

/** The manifest, after all files were found to be as it says. Throws a sentence that names the file otherwise. */
export function checkedManifest(folder: string): Manifest {
  const manifest = readManifest(folder)
  for (const part of manifest.parts) checkPart(folder, part)
  for (const [table, { rows }] of Object.entries(manifest.tables)) {
    const found = manifest.parts.reduce((sum, part) => sum + (part.table === table ? part.rows : 0), 0)
    if (found !== rows) throw new Error(`${MANIFEST} is damaged: ${table} has ${rows} rows, and its files ${found}.`)
  }
  return manifest
}

function checkPart(folder: string, { file, bytes, sha256 }: Part): void {
  const path = join(folder, file)
  if (!existsSync(path)) throw new Error(`${file} is missing.`)
  const content = readFileSync(path)
  if (content.length !== bytes) throw new Error(`${file} is damaged: it has ${content.length} bytes, not ${bytes}.`)
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw new Error(`${file} is damaged: its SHA-256 isn’t the one in the manifest.`)
}

/** The rows of a file. */
export function readRows(folder: string, { file, rows }: Part): SqlValue[][] {
  const lines = gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .split('\n')
    .slice(0, -1)
  if (lines.length !== rows) throw new Error(`${file} is damaged: it has ${lines.length} rows, not ${rows}.`)
  return lines.map((line) => JSON.parse(line) as SqlValue[])
}
