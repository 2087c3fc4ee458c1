import type { LiveEvent } from '#core/contract/live.ts'

/** The rooms of tournaments, by the tournament's id. */
export interface Rooms {
  getByName(tournamentId: string): { tell(events: LiveEvent[]): Promise<void> }
}

const TRIES = 3

/**
 * Tells a tournament's room what was saved. A room that cannot be reached fails nothing: what it was not told it finds
 * out from D1.
 */
export async function publish(rooms: Rooms, tournamentId: string, events: LiveEvent[]): Promise<void> {
  for (let left = TRIES; events.length > 0 && left > 0; left -= 1) {
    try {
      return await rooms.getByName(tournamentId).tell(events)
    } catch (error) {
      console.error(`Room ${tournamentId} was not told:`, error)
    }
  }
}
