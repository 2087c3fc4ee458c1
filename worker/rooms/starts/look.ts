import { nextLook, startAfterLook } from '#core/chess-site/game-start.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import { fetchPresences } from '../../chess-sites/lichess-calls.ts'
import { fetchGames, GAMES_AT_ONCE } from '../../chess-sites/lichess-games.ts'
import { open } from '../../data/db.ts'
import * as gameStarts from '../../data/game-starts.ts'
import type { ActiveStart, StartChange } from '../../data/game-starts.ts'
import { listOpenPairings } from '../../data/open-pairings.ts'
import type { WatchedTournament } from '../../data/watches.ts'
import { linkGame } from '../link-game.ts'
import type { PollContext } from '../poll.ts'

type Room = Pick<WatchedTournament, 'tournamentId' | 'version' | 'settings'>

/** Asks Lichess in one request which of the games exist by now, and links them. Returns whether there are new links. */
export async function lookAtStarts(context: PollContext, room: Room, starts: ActiveStart[]): Promise<boolean> {
  const now = context.clock()
  const due = starts
    .filter(({ siteId, dueAt }) => siteId !== null && dueAt <= now)
    .slice(0, Math.min(GAMES_AT_ONCE, context.requests))
  if (due.length === 0) return false
  const db = open(context.env.DB)
  const answer = await fetchGames(
    context,
    due.map(({ siteId }) => siteId!),
  )
  if (answer.kind !== 'games') {
    const retryAt = answer.kind === 'unavailable' ? answer.retryAt : 0
    const change = { dueAt: Math.min(Math.max(retryAt, now + MINUTE / 4), now + HOUR) }
    await gameStarts.changeStarts(
      db,
      room.tournamentId,
      due.map((start) => ({ start, change })),
    )
    return false
  }
  const games = new Map(answer.games.map((game) => [game.id, game]))
  const after = due.map((start) => ({ start, next: startAfterLook(start, games.get(start.siteId!), now) }))
  const seen = await presences(context, after)
  const changes = after.map(({ start, next: { state, looks, fault } }) => {
    const isCancelling = start.state === 'cancelling' && state === 'cancelling'
    const change: StartChange = {
      ...(state !== start.state && { state }),
      ...(fault && { fault }),
      looks,
      ...(seen && { whiteSeen: seen.get(start.white) ?? 'away', blackSeen: seen.get(start.black) ?? 'away' }),
      // It is cancelled in the same run.
      ...(!isCancelling && { dueAt: nextLook({ ...start, state }, now) }),
    }
    return { start, change }
  })
  await gameStarts.changeStarts(db, room.tournamentId, changes)
  return linkNew(
    context,
    room,
    after.flatMap(({ start, next }) =>
      !start.isLinked && (next.state === 'opened' || next.state === 'playing') ? [start] : [],
    ),
  )
}

async function linkNew(context: PollContext, room: Room, starts: ActiveStart[]): Promise<boolean> {
  if (starts.length === 0) return false
  const { open: pairings } = await listOpenPairings(open(context.env.DB), room.tournamentId, 'lichess')
  let hasNew = false
  for (const { round, matchNo, siteId } of starts) {
    const pairing = pairings.find((one) => one.round === round && one.no === matchNo)
    if (pairing) hasNew = (await linkGame(context, room, pairing, siteId!)) || hasNew
  }
  return hasNew
}

/** Who is at Lichess, while the arbiter waits for players: in the first hour, and around the start. */
async function presences(
  context: PollContext,
  after: { start: ActiveStart; next: { state: string } }[],
): Promise<Awaited<ReturnType<typeof fetchPresences>>> {
  const now = context.clock()
  const awaited = after.filter(
    ({ start: { createdAt, pairAt }, next: { state } }) =>
      (state === 'created' || state === 'opened') && now < (pairAt ?? createdAt) + HOUR,
  )
  if (awaited.length === 0 || context.requests <= 0) return undefined
  // Lichess takes 100 ids.
  const ids = [...new Set(awaited.flatMap(({ start: { white, black } }) => [white, black]))].slice(0, 100)
  return fetchPresences(context, ids)
}
