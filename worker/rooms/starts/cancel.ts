import { MINUTE } from '#core/time.ts'
import { cancelBulk, cancelChallenge } from '../../chess-sites/lichess-calls.ts'
import * as gameStarts from '../../data/game-starts.ts'
import type { ActiveStart } from '../../data/game-starts.ts'
import { open } from '../../data/db.ts'
import type { PollContext } from '../poll.ts'
import { starterToken } from './token.ts'
import { BULK_SCOPE, PLAY_SCOPE } from '../../data/lichess-tokens.ts'

/** Cancels challenges and bulks at Lichess, where a token made them; other links work until they expire. */
export async function cancelStarts(context: PollContext, tournament: string, cancelling: ActiveStart[]): Promise<void> {
  const db = open(context.env.DB)
  const batches = new Map<string, boolean | undefined>()
  for (const start of cancelling) {
    if (context.requests <= 0) return
    const { batch } = start
    let isGone: boolean | undefined
    if (batch === null) isGone = await cancelOne(context, start)
    else {
      if (!batches.has(batch)) batches.set(batch, await cancelWhole(context, tournament, batch))
      isGone = batches.get(batch)
    }
    const change =
      isGone === undefined
        ? { dueAt: context.clock() + MINUTE / 4 }
        : ({ state: 'cancelled', worksOn: !isGone, fault: null } as const)
    await gameStarts.changeStarts(db, tournament, [{ start, change }])
  }
}

/** Whether the links no longer work; undefined if Lichess doesn’t answer. */
async function cancelOne(
  context: PollContext,
  { siteId, isByToken, userId }: ActiveStart,
): Promise<boolean | undefined> {
  if (siteId === null) return true
  const scope = PLAY_SCOPE
  const token = isByToken
    ? await starterToken(context.env, open(context.env.DB), userId, scope, context.clock())
    : undefined
  if (token === undefined) return false
  const answer = await cancelChallenge(context, siteId, token)
  if (answer.kind === 'unavailable') return undefined
  return answer.kind === 'done' || answer.status === 404
}

async function cancelWhole(context: PollContext, tournament: string, id: string): Promise<boolean | undefined> {
  const db = open(context.env.DB)
  const [batch] = await gameStarts.listBatches(db, tournament, [id])
  if (!batch || batch.siteId === null) return true
  const token = await starterToken(context.env, db, batch.userId, BULK_SCOPE, context.clock())
  if (token === undefined) return false
  const answer = await cancelBulk(context, batch.siteId, token)
  if (answer.kind === 'unavailable') return undefined
  const isGone = answer.kind === 'done' || answer.status === 404
  if (isGone) await gameStarts.changeBatch(db, batch, { state: 'cancelled' })
  return isGone
}
