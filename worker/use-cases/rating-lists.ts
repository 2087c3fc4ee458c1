import { logError } from '#party/log.ts'
import * as say from '#words/ratings.js'
import { MIN_LIST_SEARCH } from '#core/limits/ratings.ts'
import { FIDE_LIST, type RatingList } from '#core/ratings/catalogue.ts'
import { bestPlayers, matchingLines } from '#core/ratings/find-players.ts'
import { chooseBlocks } from '#core/ratings/list-blocks.ts'
import { listedEntries } from '#core/ratings/listed-entries.ts'
import { foundPlayers } from '#core/ratings/found-players.ts'
import { listQuery } from '#core/ratings/search-key.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { forgetCatalogue, loadBlock, loadCatalogue, loadIndex } from '../cache/rating-lists.ts'
import type { Db } from '../data/db.ts'
import * as players from '../data/players.ts'
import type { Bindings } from '../env.ts'
import { unavailable } from './refusal.ts'
import { listedByFideId } from './listed-by-fide-id.ts'

type ListEnv = Pick<Bindings, 'RATINGS'>

/** FIDE's list and that of the event's federation, if the site has them. */
async function listsOf(env: ListEnv, federation: string | null): Promise<{ fide?: RatingList; national?: RatingList }> {
  const { lists } = await loadCatalogue(env.RATINGS, Date.now())
  const fide = lists.find(({ id }) => id === FIDE_LIST)
  const national = lists.find((list) => list.id !== FIDE_LIST && list.federation === federation)
  return { ...(fide && { fide }), ...(national && { national }) }
}

const named = (lists: { fide?: RatingList; national?: RatingList }) =>
  Object.values(lists).map(({ id, name, on }) => ({ id, name, on }))

/** Players of a list whose names have the typed words; `isCut`: too many names begin so for all of them to be read. */
async function search(env: ListEnv, list: RatingList | undefined, text: string, federation: string | null) {
  const bucket = env.RATINGS
  const query = listQuery(text)
  if (!bucket || !list || query.length === 0) return { players: [], isCut: false }
  const index = await loadIndex(bucket, list)
  const { blocks, isCut } = chooseBlocks(index, query)
  const read = await Promise.all(blocks.map((block) => loadBlock(bucket, list, index, block)))
  const lines = read.flatMap((block) => matchingLines(block, query))
  return { players: bestPlayers(lines, query, federation), isCut }
}

/** Reads lists again if that fails: one may have been replaced meanwhile. Throws 503 if it fails again. */
async function tried<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch {
    forgetCatalogue()
    try {
      return await read()
    } catch (error) {
      logError('The rating lists can’t be read.', error)
      throw unavailable(say.listsUnavailable)
    }
  }
}

/** Players of the lists for the typed words, as the event would enter them. */
export const findListed = (env: ListEnv, typed: string, settings: Settings) =>
  tried(() => findOnce(env, typed, settings))

async function findOnce(env: ListEnv, typed: string, settings: Settings) {
  const { federation } = settings
  const lists = await listsOf(env, federation)
  const shared = { lists: named(lists), found: [], isCut: false }
  if (typed.trim().length < MIN_LIST_SEARCH) return shared
  const [fide, national] = await Promise.all(
    [lists.fide, lists.national].map((list) => search(env, list, typed, federation)),
  )
  return {
    ...shared,
    found: foundPlayers({ fide: fide!.players, national: national!.players }, lists, typed, settings),
    isCut: fide!.isCut || national!.isCut,
  }
}

/** What the lists say of the event's entries that have a FIDE ID. */
export async function listEntries(env: ListEnv, db: Db, id: string, settings: Settings) {
  const details = await players.listDetails(db, id)
  const fideIds = [...new Set(details.flatMap(({ fideId }) => fideId ?? []))]
  return tried(async () => {
    const lists = await listsOf(env, settings.federation)
    const [fide, national] = await Promise.all(
      [lists.fide, lists.national].map((list) => listedByFideId(env.RATINGS, list, fideIds)),
    )
    return { lists: named(lists), entries: listedEntries(details, { fide: fide!, national: national! }, lists) }
  })
}
