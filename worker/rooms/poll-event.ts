import { assignGames } from '#core/chess-site/event-games.ts'
import { parseEventSource } from '#core/chess-site/event-source.ts'
import { SECOND } from '#core/time.ts'
import { fetchEventGames } from '../chess-sites/lichess-games.ts'
import { open } from '../data/db.ts'
import { listOpenPairings } from '../data/open-pairings.ts'
import { linkGame } from './link-game.ts'
import type { PollContext, PollState } from './poll.ts'

const WAIT = 15 * SECOND

/** When an event's games are polled next, kept from poll to poll. */
export interface EventLook {
  dueAt: number
}

/** Whether the tournament's games are found in a Lichess event. */
export const hasEvent = ({ settings }: PollState): boolean =>
  settings.pullResults > 0 && settings.competitors === 'individual' && parseEventSource(settings.source) !== undefined

/**
 * Links games of the tournament's Lichess event to its pairings; they are then polled like any linked game. Returns
 * whether there are new links.
 */
export async function pollEvent(context: PollContext, looking: PollState, look: EventLook): Promise<boolean> {
  const source = parseEventSource(looking.settings.source)
  if (!source || !hasEvent(looking) || context.clock() < look.dueAt || context.requests <= 0) return false
  look.dueAt = context.clock() + WAIT
  const db = open(context.env.DB)
  const { open: pairings, linked } = await listOpenPairings(db, looking.tournamentId, 'lichess')
  if (pairings.length === 0) return false
  const answer = await fetchEventGames(context, source)
  if (answer.kind === 'unavailable') look.dueAt = Math.max(look.dueAt, Math.min(answer.retryAt, look.dueAt + 4 * WAIT))
  if (answer.kind !== 'games') return false
  const found = assignGames(pairings, answer.games, linked)
  for (const { pairing, siteId } of found) {
    if (context.requests <= 0) {
      look.dueAt = context.clock()
      return true
    }
    await linkGame(context, looking, pairing, siteId)
  }
  return found.length > 0
}
