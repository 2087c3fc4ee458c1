import type { Context } from 'hono'
import { pairingPgn } from '#core/game/pgn-file.ts'
import { groupGames } from '#core/rows/pairing-row.ts'
import type { Pairing } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as games from '../data/games.ts'
import type { AppEnv } from '../env.ts'
import { logFault } from './errors.ts'

/** Games read and written at once: about a megabyte, however many games the event has. */
const GAMES_PER_CHUNK = 400

/** The games of these pairings as PGN, read as fast as the client takes them; undefined if none was played. */
export async function pgnStream(
  c: Context<AppEnv>,
  snapshot: Snapshot,
  pairings: Pairing[],
): Promise<ReadableStream<Uint8Array> | undefined> {
  const parts = pgnChunks(c, snapshot, pairings)
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
        } catch (error) {
          // The answer has begun, so aborting it is the only way to say that it is incomplete.
          logFault(error as Error, c)
          controller.error(error)
        }
      },
    },
    { highWaterMark: 0 },
  )
}

async function* pgnChunks(c: Context<AppEnv>, snapshot: Snapshot, pairings: Pairing[]): AsyncGenerator<string, void> {
  const size = Math.max(1, Math.floor(GAMES_PER_CHUNK / Math.max(1, snapshot.settings.gamePointTotal)))
  for (let from = 0; from < pairings.length; from += size) {
    const some = pairings.slice(from, from + size)
    const played = groupGames(await games.listGames(c.var.db, snapshot.id, { ids: some.map(({ id }) => id) }))
    const text = some
      .map((pairing) => pairingPgn(snapshot, pairing, played.get(`${pairing.round}-${pairing.no}`) ?? []))
      .join('')
    if (text) yield text
  }
}
