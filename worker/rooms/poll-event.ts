import { assignGames } from '#core/chess-site/event-games.ts'
import { parseEventSource } from '#core/chess-site/event-source.ts'
import type { Act } from '#core/changes/act.ts'
import { pairingSlice } from '#core/snapshot/slice.ts'
import { SECOND } from '#core/time.ts'
import { fetchEventGames } from '../chess-sites/lichess-games.ts'
import { commit } from '../data/commit.ts'
import { open } from '../data/db.ts'
import * as links from '../data/links.ts'
import { listOpenPairings, type StoredOpenPairing } from '../data/open-pairings.ts'
import { newId } from '../secrets/token.ts'
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
    await addLink(context, looking, pairing, siteId)
  }
  return found.length > 0
}

/** Links a pairing to a game; a pairing that was changed meanwhile stays as it is. */
async function addLink(
  context: PollContext,
  { tournamentId, version, settings }: PollState,
  { round, no, white, black, stored }: StoredOpenPairing,
  siteId: string,
): Promise<void> {
  const link = `https://lichess.org/${siteId}`
  const [type, source, now] = ['game', 'lichess', context.clock()] as const
  const act: Act = { type: 'addLink', round, no, link, source, linkType: type }
  const row: links.NewLink = {
    tournament: tournamentId,
    round,
    no,
    id: newId('l'),
    user: null,
    side: null,
    source,
    type,
    siteId,
    link,
    sides: null,
    isWatched: true,
    now,
  }
  const slice = pairingSlice({ id: tournamentId, version, settings }, { round, no, white, black }, stored)
  context.requests -= 1
  const result = await commit(open(context.env.DB), slice, [act], {
    by: null,
    source,
    key: `event ${round} ${no} ${siteId}`,
    now,
    first: (landed) => links.insertStatements(row, landed),
    also: (landed) => links.confirmStatements(row, landed),
  })
  if ('version' in result) await context.publish(result.events)
}
