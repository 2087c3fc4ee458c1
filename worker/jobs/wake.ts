import { MINUTE } from '#core/time.ts'
import { logError } from '#party/log.ts'
import { open } from '../data/db.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'

import { untilEmpty } from './until-empty.ts'

const AT_ONCE = 50
/** Rooms woken per run. If more are due, the runs take turns, so that each room is reached. */
const REACH = 2000

/**
 * Wakes the rooms of tournaments whose linked matches are due, longest due first. It does no harm to wake a room that
 * is already polling.
 */
export async function wake(env: Pick<Bindings, 'DB' | 'TournamentRoom'>, now: number, reach = REACH): Promise<void> {
  const due = await watches.listDueTournaments(open(env.DB), now)
  const first = due.length > reach ? (Math.floor(now / MINUTE) * reach) % due.length : 0
  const left = [...due.slice(first), ...due.slice(0, first)]
  await untilEmpty(async () => {
    const woken = await Promise.allSettled(
      left.splice(0, AT_ONCE).map(async (id) => env.TournamentRoom.getByName(id).wake()),
    )
    for (const result of woken) if (result.status === 'rejected') logError(result.reason)
    return left.length > 0
  })
}
