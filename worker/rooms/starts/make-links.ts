import * as z from 'zod/mini'
import { nextLook } from '#core/chess-site/game-start.ts'
import { MINUTE } from '#core/time.ts'
import { createChallenge, fetchAccounts } from '../../chess-sites/lichess-calls.ts'
import * as gameStarts from '../../data/game-starts.ts'
import type { ActiveStart, StartChange } from '../../data/game-starts.ts'
import { open, type Db } from '../../data/db.ts'
import type { PollContext } from '../poll.ts'
import { tellPlayers } from './tell-players.ts'
import { starterToken } from './token.ts'
import { PLAY_SCOPE } from '../../data/lichess-tokens.ts'

const Challenge = z.object({ id: z.string().check(z.regex(/^[a-zA-Z0-9]{8}$/)) })

/** A link may take two requests to Lichess, and is saved and told to both players. */
const REQUESTS_OF_LINK = 6

/** Creates an open challenge for each start that was asked for, as far as this run may send requests. */
export async function makeLinks(
  context: PollContext,
  { tournament, name }: { tournament: string; name: string },
  asked: ActiveStart[],
): Promise<void> {
  const db = open(context.env.DB)
  const due = asked.filter(({ dueAt }) => dueAt <= context.clock())
  if (due.length === 0) return
  const known = await knownPlayers(context, db, tournament, due)
  const made: ActiveStart[] = []
  const tokens = new Map<string | null, string | undefined>()
  for (const start of known) {
    if (context.requests < REQUESTS_OF_LINK) break
    const { userId } = start
    if (!tokens.has(userId))
      tokens.set(userId, await starterToken(context.env, db, userId, PLAY_SCOPE, context.clock()))
    const change = await makeLink(context, name, start, tokens.get(userId))
    context.requests -= 1
    await gameStarts.changeStarts(db, tournament, [{ start, change }])
    if (change.state === 'created') made.push(start)
    // Lichess pauses, or is out of reach: the others wait, too.
    if (change.state === undefined) break
  }
  await tellPlayers(context, { tournament, name }, made)
}

/** The starts whose players both have an open account; the others fail. */
async function knownPlayers(
  context: PollContext,
  db: Db,
  tournament: string,
  due: ActiveStart[],
): Promise<ActiveStart[]> {
  const some = due.slice(0, 150)
  const accounts = await fetchAccounts(
    context,
    some.flatMap(({ white, black }) => [white, black]),
  )
  const now = context.clock()
  const faulty = some.flatMap((start) => {
    if (!accounts) return [{ start, change: { dueAt: now + MINUTE } }]
    const found = [accounts.get(start.white), accounts.get(start.black)]
    const fault = found.includes(undefined) ? 'unknown' : found.some((one) => one!.isClosed) ? 'closed' : undefined
    return fault ? [{ start, change: { state: 'failed', fault } as StartChange }] : []
  })
  await gameStarts.changeStarts(db, tournament, faulty)
  return some.filter((start) => !faulty.some((one) => one.start === start))
}

async function makeLink(
  context: PollContext,
  name: string,
  start: ActiveStart,
  token: string | undefined,
): Promise<StartChange> {
  const now = context.clock()
  const expiresAt = start.expiresAt ?? now
  const wish = {
    white: start.white,
    black: start.black,
    clock: { limit: start.clockLimit, increment: start.clockIncrement },
    rated: start.rated,
    name: Array.from(name).slice(0, 80).join(''),
    expiresAt,
  }
  if (expiresAt <= now) return { state: 'expired' }
  let answer = await createChallenge(context, wish, token)
  let isByToken = token !== undefined
  // A token that was revoked is no reason to leave the players without links.
  if (isByToken && answer.kind === 'refused' && (answer.status === 401 || answer.status === 403)) {
    answer = await createChallenge(context, wish, undefined)
    isByToken = false
  }
  // If only the answer was lost, the challenge exists at Lichess; its links were given to no player, so it expires unused.
  if (answer.kind === 'unavailable') return { dueAt: Math.max(answer.retryAt, now + MINUTE / 4) }
  const made = answer.kind === 'done' ? z.safeParse(Challenge, answer.body) : undefined
  if (!made?.success) return { state: 'failed', fault: 'refused' }
  const dueAt = nextLook({ state: 'created', createdAt: start.createdAt, pairAt: null, expiresAt }, now)
  return { state: 'created', fault: null, siteId: made.data.id, isByToken, dueAt }
}
