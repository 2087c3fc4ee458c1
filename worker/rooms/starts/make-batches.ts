import {
  bulkForm,
  bulkRefusal,
  gamesOfBulk,
  lostBulk,
  parseBulk,
  parseBulks,
  type Bulk,
  type BulkPair,
} from '#core/chess-site/bulk-pairing.ts'
import { nextLook, type StartFault } from '#core/chess-site/game-start.ts'
import { MINUTE } from '#core/time.ts'
import { createBulk, fetchAccounts, listBulks, testTokens, type CallAnswer } from '../../chess-sites/lichess-calls.ts'
import { open, type Db } from '../../data/db.ts'
import * as gameStarts from '../../data/game-starts.ts'
import type { ActiveStart, GameBatch } from '../../data/game-starts.ts'
import { unseal } from '../../secrets/seal.ts'
import type { PollContext } from '../poll.ts'
import { tellPlayers } from './tell-players.ts'
import { starterToken } from './token.ts'
import { BULK_SCOPE, PLAY_SCOPE, listPlayerTokens } from '../../data/lichess-tokens.ts'

interface BatchRun {
  context: PollContext
  db: Db
  room: { tournament: string; name: string }
  batch: GameBatch
  /** Starts of the batch that are still asked for. */
  left: ActiveStart[]
}

/** Creates the bulks that were asked for. A bulk is refused as a whole, so pairs that it is refused for are taken out. */
export async function makeBatches(
  context: PollContext,
  room: { tournament: string; name: string },
  asked: ActiveStart[],
): Promise<void> {
  const db = open(context.env.DB)
  const due = asked.filter(({ dueAt, batch }) => batch !== null && dueAt <= context.clock())
  const batches = await gameStarts.listBatches(db, room.tournament, [...new Set(due.map(({ batch }) => batch!))])
  for (const batch of batches) {
    if (context.requests <= 0) return
    await makeBatch({ context, db, room, batch, left: due.filter((start) => start.batch === batch.id) })
  }
}

async function makeBatch(run: BatchRun): Promise<void> {
  const { context, db, batch } = run
  const now = context.clock()
  const token = await starterToken(context.env, db, batch.userId, BULK_SCOPE, now)
  if (token === undefined) return failAll(run, 'scope')
  // Sent before, and the answer was lost: sending again could create each game twice.
  if (batch.state === 'sent') {
    const answer = await listBulks(context, token)
    const bulks = answer.kind === 'done' ? parseBulks(answer.body) : undefined
    if (!bulks) return waitFor(run, answer)
    const made = lostBulk(bulks, pairsOf(run), batch.pairAt)
    if (made) return keep(run, made)
    await gameStarts.changeBatch(db, batch, { state: 'asked' })
    batch.state = 'asked'
  }
  const tokens = await playerTokens(run)
  if (tokens) await send(run, token, tokens)
}

/** Tokens of all players; pairs with a closed account, or without two tokens that work, are taken out. */
async function playerTokens(run: BatchRun): Promise<Map<string, string> | undefined> {
  const { context, db } = run
  const ids = idsOf(run)
  const accounts = await fetchAccounts(context, ids)
  if (!accounts) return wait(run)
  await takeOut(run, new Set(ids.filter((id) => !accounts.has(id))), 'unknown')
  await takeOut(run, new Set(ids.filter((id) => accounts.get(id)?.isClosed)), 'closed')
  const sealed = await listPlayerTokens(db, idsOf(run), context.clock())
  const tokens = new Map<string, string>()
  for (const [id, text] of sealed) {
    const token = await unseal(text, context.env.SECRET)
    if (token !== undefined) tokens.set(id, token)
  }
  await takeOut(run, new Set(idsOf(run).filter((id) => !tokens.has(id))), 'consent')
  if (run.left.length === 0) return failAll(run, 'consent')
  const working = await testTokens(context, tokens, PLAY_SCOPE)
  if (!working) return wait(run)
  await takeOut(run, new Set(idsOf(run).filter((id) => !working.has(id))), 'token')
  return run.left.length === 0 ? failAll(run, 'token') : tokens
}

/** Sends the bulk; without the pairs that it is refused for once more, as a token can be revoked at any moment. */
async function send(run: BatchRun, token: string, tokens: ReadonlyMap<string, string>): Promise<void> {
  const { context, db, batch } = run
  const [first] = run.left
  if (!first || context.requests <= 0) return
  const wish = {
    clock: { limit: first.clockLimit, increment: first.clockIncrement },
    rated: first.rated,
    pairAt: batch.pairAt,
    clocksAt: batch.clocksAt,
  }
  await gameStarts.changeBatch(db, batch, { state: 'sent' })
  const answer = await createBulk(context, bulkForm(pairsOf(run), tokens, wish), token)
  if (answer.kind === 'done') {
    const made = parseBulk(answer.body)
    return made ? keep(run, made) : waitFor(run, answer)
  }
  if (answer.kind === 'unavailable' && answer.isSent) return waitFor(run, answer)
  await gameStarts.changeBatch(db, batch, { state: 'asked' })
  if (answer.kind === 'unavailable') return waitFor(run, answer)
  if (answer.status === 401 || answer.status === 403) return failAll(run, 'scope')
  const refusal = bulkRefusal(answer.body, tokens)
  if (refusal.kind === 'overlap') return failAll(run, 'elsewhere')
  if (refusal.kind === 'full') return waitFor(run, { kind: 'unavailable', isSent: false, retryAt: 0 })
  const before = run.left.length
  if (refusal.kind === 'players') {
    await takeOut(run, refusal.token, 'token')
    await takeOut(run, refusal.twice, 'twice')
  }
  if (run.left.length === 0) return failAll(run, 'token')
  return run.left.length < before ? send(run, token, tokens) : failAll(run, 'refused')
}

/** The games have their ids now, before they exist. */
async function keep({ context, db, room, batch, left }: BatchRun, made: Bulk): Promise<void> {
  await gameStarts.changeBatch(db, batch, { state: 'made', siteId: made.id })
  const games = new Map(gamesOfBulk(left.map(pairOf), made).map(({ no, siteId }) => [no, siteId]))
  const changes = left.map((start) => {
    const siteId = games.get(start.matchNo)
    const change: gameStarts.StartChange = siteId
      ? {
          state: 'created',
          fault: null,
          siteId,
          isByToken: true,
          dueAt: nextLook({ ...start, state: 'created' }, context.clock()),
        }
      : { state: 'failed', fault: 'lost' }
    return { start, change }
  })
  await gameStarts.changeStarts(db, batch.tournamentId, changes)
  const ready = changes.flatMap(({ start, change }) => (change.state === 'created' ? [start] : []))
  await tellPlayers(context, room, ready)
}

const pairOf = ({ matchNo, white, black }: ActiveStart): BulkPair => ({ no: matchNo, white, black })
const pairsOf = ({ left }: BatchRun): BulkPair[] => left.map(pairOf)
const idsOf = ({ left }: BatchRun): string[] => left.flatMap(({ white, black }) => [white, black])

/** Takes the pairs of these players out of the batch. */
async function takeOut(run: BatchRun, ids: ReadonlySet<string>, fault: StartFault): Promise<void> {
  const out = run.left.filter(({ white, black }) => ids.has(white) || ids.has(black))
  if (out.length === 0) return
  await gameStarts.changeStarts(
    run.db,
    run.batch.tournamentId,
    out.map((start) => ({ start, change: { state: 'failed', fault } })),
  )
  run.left = run.left.filter((start) => !out.includes(start))
}

async function failAll(run: BatchRun, fault: StartFault): Promise<undefined> {
  await takeOut(run, new Set(idsOf(run)), fault)
  await gameStarts.changeBatch(run.db, run.batch, { state: 'failed', fault })
}

/** After a 429 the queue pauses Lichess for a minute; other failures wait a quarter of it. */
async function waitFor(run: BatchRun, answer: CallAnswer): Promise<undefined> {
  const now = run.context.clock()
  const retryAt = answer.kind === 'unavailable' ? answer.retryAt : 0
  const change = { dueAt: Math.max(retryAt, now + MINUTE / 4) }
  await gameStarts.changeStarts(
    run.db,
    run.batch.tournamentId,
    run.left.map((start) => ({ start, change })),
  )
}

const wait = (run: BatchRun): Promise<undefined> => waitFor(run, { kind: 'unavailable', isSent: false, retryAt: 0 })
