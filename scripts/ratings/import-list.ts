import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexKey, partKey, withList, type RatingList } from '#core/ratings/catalogue.ts'
import { buildList } from './build-list.ts'
import { INDEX_FILE, partFile } from './pack.ts'
import type { ListFile } from './players-of.ts'
import { saveCatalogue, type ListStore } from './store.ts'

export interface NewList extends Omit<RatingList, 'version' | 'players' | 'parts'> {
  source: ListFile
  /** Whether the list may have less than half of the players of the one before. */
  maySmaller: boolean
}

/**
 * Builds a list from its file, uploads it, and then makes it the current one: until the catalogue names it, searches use
 * the one before. Run again after a failure, it goes on with the part that was not uploaded.
 */
export async function importList(
  { source, maySmaller, ...list }: NewList,
  store: ListStore,
  work: string,
  print: (line: string) => void,
): Promise<RatingList> {
  const version = `${list.on}-${digestOf(source)}`
  const folder = join(work, list.id, version)
  const { players, parts } = await buildList(source, folder, print)
  const catalogue = await store.catalogue()
  const before = catalogue.lists.find(({ id }) => id === list.id)
  if (before && players < before.players / 2 && !maySmaller)
    throw new Error(
      `Not imported: the list has ${players} players, the present one ${before.players}. --smaller imports it all the same.`,
    )
  const made = { ...list, version, players, parts }
  const progress = join(folder, 'uploaded')
  const first = existsSync(progress) ? Number(readFileSync(progress, 'utf8')) : 0
  for (let part = first; part < parts; part++) {
    await store.put(partKey(made, part), readFileSync(join(folder, partFile(part))))
    writeFileSync(progress, String(part + 1))
    print(`Part ${part + 1} of ${parts} is uploaded.`)
  }
  await store.put(indexKey(made), readFileSync(join(folder, INDEX_FILE)))
  await saveCatalogue(store, withList(catalogue, made))
  if (before && before.version !== version) await removeList(store, before)
  rmSync(folder, { recursive: true })
  return made
}

async function removeList(store: ListStore, list: RatingList): Promise<void> {
  for (let part = 0; part < list.parts; part++) await store.remove(partKey(list, part))
  await store.remove(indexKey(list))
}

/** Tells files and ways to read them apart. */
function digestOf(source: ListFile): string {
  const { size, mtimeMs } = statSync(source.file)
  return createHash('sha256')
    .update(JSON.stringify([source, size, mtimeMs]))
    .digest('hex')
    .slice(0, 8)
}
