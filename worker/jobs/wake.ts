import { open } from '../data/db.ts'
import * as watches from '../data/watches.ts'
import type { Bindings } from '../env.ts'

// A Worker may ask fifty times in one go on the smallest plan, and has asked the database once.
const MAX_ROOMS = 45

/**
 * Wakes the rooms of tournaments whose linked matches are due. A room that is at it already goes on as it was, so it does
 * no harm to wake twice. Beyond so many rooms chance decides, so that none is forgotten for long.
 */
export async function wake(env: Pick<Bindings, 'DB' | 'TournamentRoom'>, now: number): Promise<void> {
  const tournaments = await watches.listDueTournaments(open(env.DB), now)
  const woken = tournaments.length <= MAX_ROOMS ? tournaments : sample(tournaments, MAX_ROOMS)
  const results = await Promise.allSettled(woken.map((id) => env.TournamentRoom.getByName(id).wake()))
  for (const result of results) if (result.status === 'rejected') console.error(result.reason)
}

function sample<Item>(items: Item[], count: number): Item[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}
