import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { siteCounter } from '#worker/rooms/site-counter.ts'
import type { Bindings } from '#worker/env.ts'
import type { TournamentRoom } from '#worker/rooms/tournament-room.ts'

const bindings = env as unknown as Bindings

/**
 * Ends all rooms as if the site were restarted, while none is at work: a room's work begins with a question to the test
 * runner, which would stay unanswered. The counter of the site forgets them, so that the next file in this workerd counts its own.
 */
export async function endRooms(): Promise<void> {
  const { results } = await bindings.DB.prepare('select distinct tournament_id as id from watches').all<{
    id: string
  }>()
  await Promise.all(results.map(({ id }) => rest(bindings.TournamentRoom.getByName(id))))
  await abortAllDurableObjects()
  await runInDurableObject(siteCounter(bindings), (_, { storage }) => storage.deleteAll())
  await abortAllDurableObjects()
}

/** A look that has begun ends before the second one here does; with no alarm, none begins after it. */
const rest = (room: DurableObjectStub<TournamentRoom>): Promise<void> =>
  runInDurableObject(room, async (instance, { storage }) => {
    await storage.deleteAlarm()
    await instance.onAlarm()
    await instance.onAlarm()
    await storage.deleteAlarm()
  })
