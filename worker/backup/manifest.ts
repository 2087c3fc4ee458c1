import * as z from 'zod/mini'
import type { DatabaseSchema } from './schema.ts'

/** The format of backups. Raise it when an older restore could not read them any more. */
const FORMAT = 1
export const MANIFEST = 'manifest.json'

/** A file of a backup: rows of one table as lines of JSON, compressed with gzip. */
export const Part = z.object({
  table: z.string(),
  file: z.string().check(z.regex(/^[\w-]+\.jsonl\.gz$/)),
  rows: z.number(),
  /** Of the compressed file. */
  bytes: z.number(),
  /** Of the compressed file, in hexadecimal digits. */
  sha256: z.string(),
})
export type Part = z.infer<typeof Part>

const Manifest = z.object({
  format: z.literal(FORMAT),
  name: z.string(),
  /** Rows are as they were at some moment between these two times (ISO 8601, UTC). */
  startedAt: z.string(),
  finishedAt: z.string(),
  /** The last migration of the database. */
  level: z.string(),
  /** Statements that create the database, in order. */
  schema: z.array(
    z.object({ type: z.enum(['table', 'index', 'virtual', 'trigger']), name: z.string(), sql: z.string() }),
  ),
  /** The columns of each line, and the number of rows, by table. */
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.number() })),
  parts: z.array(Part),
})
export type Manifest = z.infer<typeof Manifest>

export function manifestOf(
  schema: DatabaseSchema,
  { name, startedAt, parts }: { name: string; startedAt: string; parts: Part[] },
  finishedAt: string,
): Manifest {
  const rows = (table: string) => parts.reduce((sum, part) => sum + (part.table === table ? part.rows : 0), 0)
  const tables = schema.steps.flat().map((table) => [table.name, { columns: table.columns, rows: rows(table.name) }])
  return {
    format: FORMAT,
    name,
    startedAt,
    finishedAt,
    level: schema.level,
    schema: schema.objects,
    tables: Object.fromEntries(tables) as Manifest['tables'],
    parts,
  }
}

/** Throws a sentence if the text is no manifest of this format. */
export function parseManifest(text: string): Manifest {
  const json = parseJson(text)
  const format = z.safeParse(z.object({ format: z.number() }), json)
  if (format.success && format.data.format !== FORMAT)
    throw new Error(`The backup has format ${format.data.format}; this version reads format ${FORMAT}.`)
  const manifest = z.safeParse(Manifest, json)
  if (!manifest.success) throw new Error(`${MANIFEST} is damaged: it isn’t the manifest of a backup.`)
  return manifest.data
}

/** undefined if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
