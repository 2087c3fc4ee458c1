/** The names of the folders of a bucket that begin like this, in order. */
export async function listFolders(bucket: R2Bucket, prefix = ''): Promise<string[]> {
  const names: string[] = []
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const some = await bucket.list({ prefix, delimiter: '/', ...(cursor !== undefined && { cursor }) })
    names.push(...some.delimitedPrefixes.map((path) => path.slice(0, -1)))
    isMore = some.truncated
    if (some.truncated) cursor = some.cursor
  }
  return names.toSorted()
}

/** The keys of all objects in a folder. */
export async function listFiles(bucket: R2Bucket, folder: string): Promise<string[]> {
  const keys: string[] = []
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const some = await bucket.list({ prefix: `${folder}/`, ...(cursor !== undefined && { cursor }) })
    keys.push(...some.objects.map(({ key }) => key))
    isMore = some.truncated
    if (some.truncated) cursor = some.cursor
  }
  return keys
}

/** R2 deletes so many objects at once. */
const AT_ONCE = 1000

/** Deletes a folder. The manifest goes first: what is left is no backup any more. */
export async function deleteFolder(bucket: R2Bucket, folder: string): Promise<void> {
  const keys = await listFiles(bucket, folder)
  await bucket.delete(`${folder}/manifest.json`)
  for (let from = 0; from < keys.length; from += AT_ONCE) await bucket.delete(keys.slice(from, from + AT_ONCE))
}
