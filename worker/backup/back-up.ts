import * as z from 'zod/mini'
import { readPage, PAGE_SIZE, type Position } from './read.ts'
import { PartWriter, type PartStore } from './write.ts'
import { parseJson, Part } from './manifest.ts'
import type { Query } from './query.ts'
import type { DatabaseSchema } from './schema.ts'

const Key = z.array(z.union([z.string(), z.number(), z.null()]))
const StoredProgress = z.object({
  name: z.string(),
  startedAt: z.string(),
  /** The last migration of the database when the backup began. */
  level: z.string(),
  position: z.object({
    step: z.number(),
    after: Key,
    tournaments: z.optional(z.number()),
    rest: z.optional(z.object({ table: z.number(), after: Key })),
  }),
  parts: z.array(Part),
})

/** A backup that goes on: one run may not be enough for it. */
export type BackupProgress = z.infer<typeof StoredProgress>

/** undefined if the text is none: the backup then begins again. */
export function parseProgress(text: string): BackupProgress | undefined {
  const progress = z.safeParse(StoredProgress, parseJson(text))
  return progress.success ? progress.data : undefined
}

export const begin = (now: number, { level }: DatabaseSchema): BackupProgress => {
  const startedAt = new Date(now).toISOString()
  return { name: nameAt(now), startedAt, level, position: { step: 0, after: [] }, parts: [] }
}

/** `2026-11-26T03-17-00Z`: without colons, which not every file system takes. */
const nameAt = (now: number): string => `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** The time at which the backup of this name began; NaN if that is no name of a backup. */
export const timeOf = (name: string): number => {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name)
  return parts ? Date.parse(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}Z`) : NaN
}

interface Tools {
  query: Query
  schema: DatabaseSchema
  put: PartStore
  /** Whether the rest has to wait for the next run. */
  isOver?: () => boolean
  size?: typeof PAGE_SIZE
}

/** Reads and stores what is left. Returns how far it came; it is whole when `position` is undefined. */
export async function proceed(
  progress: BackupProgress,
  { query, schema, put, isOver = () => false, size = PAGE_SIZE }: Tools,
): Promise<Omit<BackupProgress, 'position'> & { position: Position | undefined }> {
  const writer = new PartWriter(put, progress.parts)
  let position: Position | undefined = progress.position
  while (position && !isOver()) {
    const page = await readPage(query, schema.steps, position, size)
    await writer.add(page.lines)
    position = page.next && page.next.step < schema.steps.length ? page.next : undefined
  }
  await writer.flush()
  return { ...progress, position, parts: writer.parts }
}
