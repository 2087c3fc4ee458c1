import { MIN_LIST_SEARCH } from '#core/limits/ratings.ts'
import { FIDE_LIST, type RatingList } from '#core/ratings/catalogue.ts'
import { fideIdKey, numberKey } from '#core/ratings/entry-lines.ts'
import { bestPlayers, matchingLines } from '#core/ratings/find-players.ts'
import { blocksOf, chooseBlocks } from '#core/ratings/list-blocks.ts'
import { keyOfLine, playerOfLine, type ListedPlayer } from '#core/ratings/listed-player.ts'
import { listQuery } from '#core/ratings/search-key.ts'
import { loadBlock, loadCatalogue, loadIndex } from '../cache/rating-lists.ts'
import type { Bindings } from '../env.ts'

type ListEnv = Pick<Bindings, 'RATINGS'>

interface EventLists {
  fide?: RatingList
  /** Of the event's federation. */
  national?: RatingList
}

/** FIDE's list and that of the event's federation, if the site has them. */
export async function listsOf(env: ListEnv, federation: string | null): Promise<EventLists> {
  const { lists } = await loadCatalogue(env.RATINGS, Date.now())
  const fide = lists.find(({ id }) => id === FIDE_LIST)
  const national = lists.find((list) => list.id !== FIDE_LIST && list.federation === federation)
  return { ...(fide && { fide }), ...(national && { national }) }
}

/** Players whose names have the typed words; `isCut`: too many names begin so for all of them to be read. */
export async function findListed(env: ListEnv, list: RatingList, text: string, federation: string | null) {
  const bucket = env.RATINGS
  const query = listQuery(text)
  if (!bucket || query.every((keys) => keys[0]!.length < MIN_LIST_SEARCH)) return { players: [], isCut: false }
  const index = await loadIndex(bucket, list)
  const chosen = chooseBlocks(index, query)
  const read = await Promise.all(chosen.blocks.map((block) => loadBlock(bucket, list, index, block)))
  const lines = read.flatMap((block) => matchingLines(block, query))
  return { players: bestPlayers(lines, query, federation), isCut: chosen.isCut }
}

/** Blocks that are read at the same time. */
const AT_ONCE = 6

/** The players with these FIDE IDs. In a national list they are found by their FIDE IDs too. */
export async function listedByFideId(
  env: ListEnv,
  list: RatingList,
  fideIds: readonly string[],
): Promise<Map<string, ListedPlayer>> {
  const found = new Map<string, ListedPlayer>()
  const bucket = env.RATINGS
  if (!bucket || fideIds.length === 0) return found
  const isFide = list.id === FIDE_LIST
  const wanted = new Map(fideIds.map((id) => [isFide ? numberKey(id) : fideIdKey(id), id]))
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
