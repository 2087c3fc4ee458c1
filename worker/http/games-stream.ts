import type { Context } from 'hono'
import { pgnOf } from '#core/game/pgn-file.ts'
import { gamesByMatch } from '#core/snapshot/pairing-rows.ts'
import type { Seat } from '#core/snapshot/seat.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as games from '../data/games.ts'
import type { App } from '../env.ts'
import { noted } from './errors.ts'

/** Games that are read and written at once: about a megabyte, whatever the event has. */
const AT_ONCE = 400

/** The games of these pairings as PGN, read as fast as they are taken; undefined when none was played. */
export async function pgnStream(
  c: Context<App>,
  snapshot: Snapshot,
  seats: Seat[],
): Promise<ReadableStream<Uint8Array> | undefined> {
  const parts = pgnParts(c, snapshot, seats)
  const first = await parts.next()
  if (first.done) return undefined
  const encoder = new TextEncoder()
  let next: IteratorResult<string, void> | undefined = first
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = next ?? (await parts.next())
          next = undefined
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (fault) {
          // The answer has begun: all that can still be said is that it is not whole.
          noted(fault as Error, c)
          controller.error(fault)
        }
      },
    },
    { highWaterMark: 0 },
  )
}

async function* pgnParts(c: Context<App>, snapshot: Snapshot, seats: Seat[]): AsyncGenerator<string, void> {
  const size = Math.max(1, Math.floor(AT_ONCE / Math.max(1, snapshot.settings.gamePointTotal)))
  for (let from = 0; from < seats.length; from += size) {
    const some = seats.slice(from, from + size)
    const played = gamesByMatch(await games.wanted(c.var.db, snapshot.id, { ids: some.map(({ id }) => id) }))
    const text = some.map((seat) => pgnOf(snapshot, seat, played.get(`${seat.round}-${seat.no}`) ?? [])).join('')
    if (text) yield text
  }
}
