import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { siteCounter } from '#worker/rooms/site-counter.ts'
import type { Bindings } from '#worker/env.ts'
import type { TournamentRoom } from '#worker/rooms/tournament-room.ts'
import { wholeRoom } from './tournament-room.ts'

const bindings = env as unknown as Bindings

/**
 * Ends all rooms as if the site were restarted, when none of them is working: room code calls the test runner's RPC,
 * which a killed room would leave pending. Also clears the site counter, so that the next file in this workerd counts
 * from zero.
 */
export async function endRooms(): Promise<void> {
  const { results } = await bindings.DB.prepare('select distinct tournament_id as id from watches').all<{
    id: string
  }>()
  await Promise.all(results.map(({ id }) => rest(wholeRoom(id))))
  await abortAllDurableObjects()
  await runInDurableObject(siteCounter(bindings), (_, { storage }) => storage.deleteAll())
  await abortAllDurableObjects()
}

/** A poll in progress ends before the second call here does; without an alarm none begins afterwards. */
const rest = (room: DurableObjectStub<TournamentRoom>): Promise<void> =>
  runInDurableObject(room, async (instance, { storage }) => {
    await storage.deleteAlarm()
    await instance.onAlarm()
    await instance.onAlarm()
    await storage.deleteAlarm()
  })
