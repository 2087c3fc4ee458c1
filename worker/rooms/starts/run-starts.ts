import { open } from '../../data/db.ts'
import * as gameStarts from '../../data/game-starts.ts'
import type { WatchedTournament } from '../../data/watches.ts'
import type { PollContext } from '../poll.ts'
import { cancelStarts } from './cancel.ts'
import { lookAtStarts } from './look.ts'
import { makeBatches } from './make-batches.ts'
import { makeLinks } from './make-links.ts'

/**
 * One run over the games that the desk starts on Lichess: creates what was asked for, looks which games exist, links
 * them, and cancels; with `isAsked` those too that are not due. Returns when the next run is due, undefined without starts, and whether there are new links.
 */
export async function runStarts(
  context: PollContext,
  room: Pick<WatchedTournament, 'tournamentId' | 'name' | 'version' | 'settings'>,
  isAsked = false,
): Promise<{ next?: number; hasNew: boolean }> {
  const { tournamentId: tournament, name } = room
  const db = open(context.env.DB)
  const found = await gameStarts.listActive(db, tournament)
  if (found.length === 0) return { hasNew: false }
  const now = context.clock()
  const starts = isAsked ? found.map((start) => ({ ...start, dueAt: Math.min(start.dueAt, now) })) : found
  // The round was taken back, or the pairing has other players, another game or a result.
  const unwanted = starts.filter(({ isWanted, state }) => !isWanted && state !== 'cancelling')
  await gameStarts.changeStarts(
    db,
    tournament,
    unwanted.map((start) => ({ start, change: { state: 'cancelling', dueAt: now } })),
  )
  const wanted = starts.filter((start) => !unwanted.includes(start))
  const asked = wanted.filter(({ state }) => state === 'asked')
  await makeLinks(
    context,
    { tournament, name },
    asked.filter(({ way }) => way === 'links'),
  )
  await makeBatches(
    context,
    { tournament, name },
    asked.filter(({ way }) => way === 'bulk'),
  )
  const hasNew = await lookAtStarts(
    context,
    room,
    wanted.filter(({ state }) => state !== 'asked'),
  )
  await cancelStarts(
    context,
    tournament,
    (await gameStarts.listActive(db, tournament)).filter(
      ({ state, dueAt }) => state === 'cancelling' && dueAt <= context.clock(),
    ),
  )
  const next = Math.min(...(await gameStarts.listActive(db, tournament)).map(({ dueAt }) => dueAt))
  return { ...(next < Infinity && { next }), hasNew }
}
