import { CATALOGUE_KEY, indexKey, partKey, type ListCatalogue, type RatingList } from '#core/ratings/catalogue.ts'
import type { BlockIndex } from '#core/ratings/list-blocks.ts'
import { MINUTE } from '#core/time.ts'
import { lru } from './lru.ts'

/** In characters: about twenty blocks, as many as a few people need who type names of one federation. */
const BLOCKS_SIZE = 4 * 1024 * 1024
/** How long a new list may be unknown. */
const CATALOGUE_LASTS = MINUTE

const NO_LISTS: ListCatalogue = { lists: [] }

let known: { catalogue: ListCatalogue; until: number } | undefined
/** The index of each list, by its key. */
const indexes = lru<BlockIndex>(8)
const blocks = lru<readonly string[]>(BLOCKS_SIZE, (lines) => lines.reduce((sum, line) => sum + line.length, 0))

/** The lists that the site has; without a bucket it has none. */
export async function loadCatalogue(bucket: R2Bucket | undefined, now: number): Promise<ListCatalogue> {
  if (!bucket) return NO_LISTS
  if (known && now < known.until) return known.catalogue
  const catalogue = (await (await bucket.get(CATALOGUE_KEY))?.json<ListCatalogue>()) ?? NO_LISTS
  known = { catalogue, until: now + CATALOGUE_LASTS }
  return catalogue
}

/** After a list was replaced while a request was reading it. */
export const forgetCatalogue = (): void => void (known = undefined)

async function unzipped(object: R2ObjectBody | null): Promise<string> {
  if (!object) throw new Error('A file of the rating list is missing.')
  return new Response(object.body.pipeThrough(new DecompressionStream('gzip'))).text()
}

export async function loadIndex(bucket: R2Bucket, list: RatingList): Promise<BlockIndex> {
  const key = indexKey(list)
  const index = indexes.get(key) ?? (JSON.parse(await unzipped(await bucket.get(key))) as BlockIndex)
  indexes.set(key, index)
  return index
}

/** The lines of a block. */
export async function loadBlock(
  bucket: R2Bucket,
  list: RatingList,
  index: BlockIndex,
  block: number,
): Promise<readonly string[]> {
  const key = partKey(list, index.parts[block]!)
  const at = `${key} ${index.offsets[block]}`
  const found = blocks.get(at)
  if (found) return found
  const range = { offset: index.offsets[block]!, length: index.lengths[block]! }
  const lines = (await unzipped(await bucket.get(key, { range }))).split('\n')
  blocks.set(at, lines)
  return lines
}
