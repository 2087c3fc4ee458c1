import type { LiveEvent } from '#core/match/live.ts'
import { logError } from './log.ts'

/** The rooms of tournaments, by the tournament's id. */
export interface TournamentRooms {
  getByName(tournamentId: string): { publish(events: LiveEvent[]): Promise<void> }
}

/** Milliseconds before each attempt: a room that is just stopping is available again in a moment. */
const PAUSES = [0, 100, 300]

/**
 * Publishes saved events to a tournament's room, in up to three attempts. Never throws: a room that could not be
 * reached learns the version from D1.
 */
export async function publish(rooms: TournamentRooms, tournamentId: string, events: LiveEvent[]): Promise<void> {
  if (events.length === 0) return
  for (const pause of PAUSES) {
    try {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      return await rooms.getByName(tournamentId).publish(events)
    } catch (error) {
      logError(`Room ${tournamentId} wasn’t notified:`, error)
    }
  }
}
