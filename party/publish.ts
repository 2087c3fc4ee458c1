import type { LiveEvent } from '#core/match/live.ts'

/** The rooms of tournaments, by the tournament's id. */
export interface TournamentRooms {
  getByName(tournamentId: string): { publish(events: LiveEvent[]): Promise<void> }
}

const MAX_ATTEMPTS = 3

/**
 * Publishes what was saved to a tournament's room, in up to three attempts. Never throws: a room
 * that was not reached learns the version from D1.
 */
export async function publish(rooms: TournamentRooms, tournamentId: string, events: LiveEvent[]): Promise<void> {
  for (let left = MAX_ATTEMPTS; events.length > 0 && left > 0; left -= 1) {
    try {
      return await rooms.getByName(tournamentId).publish(events)
    } catch (error) {
      console.error(`Room ${tournamentId} wasn’t notified:`, error)
    }
  }
}
