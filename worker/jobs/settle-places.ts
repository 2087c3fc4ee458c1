import { NO_SPOILER_CHOICE } from '#core/snapshot/spoiler-choice.ts'
import { open } from '../data/db.ts'
import { listLapsed } from '../data/festival-register.ts'
import type { Bindings } from '../env.ts'
import type { Caller } from '../use-cases/caller.ts'
import { changeRegister } from '../use-cases/festival-register.ts'
import { forEach } from './for-each.ts'

/** Passes festival places that were held and not taken in time to the next in line, who hear of it by email. */
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
