import { NO_SPOILER_CHOICE } from '#core/snapshot/spoiler-choice.ts'
import { open } from '../data/db.ts'
import { listLapsed } from '../data/festival-register.ts'
import type { Bindings } from '../env.ts'
import type { Caller } from '../use-cases/caller.ts'
import { changeRegister } from '../use-cases/festival-register.ts'
import { forEach } from './for-each.ts'

/** Gives on the places of festivals that were held and not taken in time, so that the next in line hear of them. */
export async function settlePlaces(env: Bindings, now: number, waitUntil: Caller['waitUntil']): Promise<void> {
  const caller: Caller = {
    env,
    db: open(env.DB),
    requestId: 'settle-places',
    viewer: async () => undefined,
    spoilers: NO_SPOILER_CHOICE,
    noteStale: () => {},
    noteLeft: () => {},
    waitUntil,
  }
  await forEach(await listLapsed(caller.db, now), (festival) =>
    changeRegister(caller, festival, { no: 0 }, ({ register }) => ({ places: register.places, acts: [] })),
  )
}
