import { CATALOGUE_KEY, indexKey, partKey, type RatingList } from '#core/ratings/catalogue.ts'
import { linesOf } from '#core/ratings/entry-lines.ts'
import { keyOfLine, type ListPlayer } from '#core/ratings/listed-player.ts'
import { forgetCatalogue } from '#worker/cache/rating-lists.ts'
import { bindings } from './worker.ts'

/** Lines of a block. */
const BLOCK = 20

const zip = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()

/** Gives the site under test these lists, in place of those that it has. */
export async function haveLists(
  ...lists: (Pick<RatingList, 'id' | 'name' | 'federation'> & { people: ListPlayer[] })[]
) {
  const bucket = bindings.RATINGS!
  const made: RatingList[] = []
  for (const { people, ...given } of lists) {
    const list = { ...given, on: '2026-11-01', version: crypto.randomUUID(), players: people.length, parts: 1 }
    const lines = people.flatMap(linesOf).toSorted()
    const texts = Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, at) =>
      lines.slice(at * BLOCK, (at + 1) * BLOCK),
    )
    const blocks = await Promise.all(texts.map((some) => zip(some.join('\n'))))
    const offsets = blocks.map((_, at) => blocks.slice(0, at).reduce((sum, { byteLength }) => sum + byteLength, 0))
    const firsts = texts.map(([first]) => keyOfLine(first!))
    const index = { firsts, parts: blocks.map(() => 0), offsets, lengths: blocks.map(({ byteLength }) => byteLength) }
    await bucket.put(partKey(list, 0), await new Blob(blocks).arrayBuffer())
    await bucket.put(indexKey(list), await zip(JSON.stringify(index)))
    made.push(list)
  }
  await bucket.put(CATALOGUE_KEY, JSON.stringify({ lists: made }))
  forgetCatalogue()
}
