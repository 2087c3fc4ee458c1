import { MINUTE } from '#core/time.ts'
import { open } from '../data/db.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'

import { untilEmpty } from './until-empty.ts'

const AT_ONCE = 50
/** So many are woken in one tick without doubt. Beyond them ticks take turns, so that none is forgotten. */
const REACH = 2000

/**
 * Wakes the rooms of tournaments whose linked matches are due, those first that have waited longest. A room that is at it
 * already goes on as it was, so it does no harm to wake twice.
 */
export async function wake(env: Pick<Bindings, 'DB' | 'TournamentRoom'>, now: number, reach = REACH): Promise<void> {
  const due = await watches.listDueTournaments(open(env.DB), now)
  const first = due.length > reach ? (Math.floor(now / MINUTE) * reach) % due.length : 0
  const left = [...due.slice(first), ...due.slice(0, first)]
  await untilEmpty(async () => {
    const woken = await Promise.allSettled(
      left.splice(0, AT_ONCE).map(async (id) => env.TournamentRoom.getByName(id).wake()),
    )
    for (const result of woken) if (result.status === 'rejected') console.error(result.reason)
    return left.length > 0
  })
}
