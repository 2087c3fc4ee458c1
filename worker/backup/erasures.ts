import { listFiles } from './folders.ts'

/** Whether results keep the name of a deleted account, or show "Deleted player". */
export type ErasedName = 'keep' | 'deleted'

/** An account that was deleted at a time in milliseconds. */
export interface NotedErasure {
  id: string
  name: ErasedName
  at: number
}

const FOLDER = 'erasures'

/** Notes beside the backups that an account was deleted: earlier backups still have it. The key says everything. */
export async function noteErasure(bucket: R2Bucket, { id, name, at }: NotedErasure): Promise<void> {
  await bucket.put(`${FOLDER}/${at}/${name}/${encodeURIComponent(id)}`, '')
}

export const listErasures = async (bucket: R2Bucket): Promise<NotedErasure[]> =>
  (await listFiles(bucket, FOLDER)).map((key) => {
    const [, at, name, id] = key.split('/') as [string, string, ErasedName, string]
    return { id: decodeURIComponent(id), name, at: Number(at) }
  })

/** Deletes the notes that no backup needs any more, as all were made after them. */
export async function forgetErasures(bucket: R2Bucket, before: number): Promise<void> {
  const keys = await listFiles(bucket, FOLDER)
  const over = keys.filter((key) => Number(key.split('/')[1]) < before)
  if (over.length > 0) await bucket.delete(over)
}
