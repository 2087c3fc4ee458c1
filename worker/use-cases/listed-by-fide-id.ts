import { FIDE_LIST, type RatingList } from '#core/ratings/catalogue.ts'
import { fideIdKey, numberKey } from '#core/ratings/entry-lines.ts'
import { blocksOf } from '#core/ratings/list-blocks.ts'
import { keyOfLine, playerOfLine, type ListPlayer } from '#core/ratings/listed-player.ts'
import { loadBlock, loadIndex } from '../cache/rating-lists.ts'

/** Blocks that are read at the same time. */
const AT_ONCE = 6

/** The players of a list with these FIDE IDs, by FIDE ID. */
export async function listedByFideId(
  bucket: R2Bucket | undefined,
  list: RatingList | undefined,
  fideIds: readonly string[],
): Promise<Map<string, ListPlayer>> {
  const found = new Map<string, ListPlayer>()
  if (!bucket || !list || fideIds.length === 0) return found
  const keyOf = list.id === FIDE_LIST ? numberKey : fideIdKey
  const wanted = new Map(fideIds.map((id) => [keyOf(id), id]))
  const index = await loadIndex(bucket, list)
  const blocks = [...new Set([...wanted.keys()].flatMap((key) => blocksOf(index, key)))]
  for (let from = 0; from < blocks.length; from += AT_ONCE) {
    const some = blocks.slice(from, from + AT_ONCE)
    for (const lines of await Promise.all(some.map((block) => loadBlock(bucket, list, index, block))))
      for (const line of lines) {
        const id = wanted.get(keyOfLine(line))
        if (id !== undefined) found.set(id, playerOfLine(line))
      }
  }
  return found
}
