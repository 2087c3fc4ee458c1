import type { Act } from '#core/changes/act.ts'
import { pairingSlice } from '#core/snapshot/slice.ts'
import { commit } from '../data/commit.ts'
import { open } from '../data/db.ts'
import * as links from '../data/links.ts'
import type { StoredOpenPairing } from '../data/open-pairings.ts'
import { newId } from '../secrets/token.ts'
import type { PollContext } from './poll.ts'
import type { WatchedTournament } from '../data/watches.ts'

/** Links a pairing to a game at Lichess; a pairing that was changed meanwhile stays as it is. Returns whether it is linked. */
export async function linkGame(
  context: PollContext,
  { tournamentId, version, settings }: Pick<WatchedTournament, 'tournamentId' | 'version' | 'settings'>,
  { round, no, white, black, stored }: StoredOpenPairing,
  siteId: string,
): Promise<boolean> {
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
    isWatched: settings.pullResults > 0,
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
  if (!('version' in result)) return false
  await context.publish(result.events)
  return true
}
