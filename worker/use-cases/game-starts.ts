import * as say from '#words/starts.js'
import { LONGEST_AHEAD, isActive, nextLook } from '#core/chess-site/game-start.ts'
import { lichessClock, type LichessClock } from '#core/chess-site/start-clock.ts'
import { planStarts, type StartPlan } from '#core/chess-site/start-plan.ts'
import type { StartGames } from '#core/contract/starts.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { HOUR, MINUTE } from '#core/time.ts'
import * as gameStarts from '../data/game-starts.ts'
import type { GameBatch, GameStart } from '../data/game-starts.ts'
import { starterToken } from '../rooms/starts/token.ts'
import { newId } from '../secrets/token.ts'
import { inLanguageOf, type SignedInCaller } from './caller.ts'
import { badRequest, conflict } from './refusal.ts'
import { BULK_SCOPE } from '../data/lichess-tokens.ts'
import { listPaired } from '../data/paired-accounts.ts'

/** Why no game of a round can be started, in a sentence. */
export function startRefusal({ settings, round: published }: Snapshot, round: number): string | undefined {
  if (settings.competitors === 'team') return say.onlyIndividual()
  if (round < 1 || round > published) return say.onlyPublished()
  return lichessClock(settings.timeControl) ? undefined : say.noClock()
}

/** How far a bulk may lie in the past when it is asked for: clocks differ, and requests take time. */
const LATE = MINUTE
/** A player can’t be at two boards that begin within this time. */
const GAME_TIME = HOUR

/**
 * Asks for games of a round, or of some boards; the tournament’s room creates them at Lichess. Boards whose game is
 * under way are left out, so the same request twice starts no game twice.
 */
export async function startGames(caller: SignedInCaller, snapshot: Snapshot, wish: StartGames) {
  const { db, env, user } = caller
  const { id: tournament } = snapshot
  const { round, way } = wish
  const refusal = () => startRefusal(snapshot, round)
  if (refusal() !== undefined) throw conflict(refusal)
  const clock = lichessClock(snapshot.settings.timeControl)!
  const now = Date.now()
  const pairAt = way === 'bulk' ? Math.max(wish.pairAt ?? now, now) : null
  if (way === 'bulk') {
    if ((wish.pairAt ?? now) < now - LATE || pairAt! > now + LONGEST_AHEAD) throw badRequest(say.startLater)
    if (!(await starterToken(env, db, user.id, BULK_SCOPE, now))) throw conflict(say.noBulkAccount)
  }
  const plans = await planRound(caller, tournament, wish, { clock, now, pairAt })
  const asked = plans.filter(({ does }) => does !== 'fail')
  if (plans.length === 0) throw conflict(say.nothingToStart)
  const batch: GameBatch | undefined =
    pairAt === null || asked.length === 0
      ? undefined
      : {
          tournamentId: tournament,
          id: newId('b'),
          round,
          state: 'asked',
          fault: null,
          siteId: null,
          pairAt,
          clocksAt: wish.clocksAfter === null ? null : pairAt + wish.clocksAfter * MINUTE,
          userId: user.id,
          createdAt: now,
        }
  const known = new Map((await gameStarts.listStarts(db, tournament, round)).map((start) => [start.matchNo, start]))
  const rows = plans.map((plan) =>
    rowOf(plan, known.get(plan.no), {
      tournamentId: tournament,
      round,
      way,
      clockLimit: clock.limit,
      clockIncrement: clock.increment,
      rated: wish.rated,
      batch: batch?.id ?? null,
      userId: user.id,
      expiresAt: way === 'links' ? now + wish.hours * HOUR : null,
      pairAt,
      now,
    }),
  )
  await gameStarts.saveStarts(db, rows, batch)
  wakeRoom(caller, tournament)
  const count = asked.length
  return { message: inLanguageOf(caller, () => say.started({ count, failed: plans.length - count })) }
}

async function planRound(
  { db }: SignedInCaller,
  tournament: string,
  { round, nos, way, rated }: StartGames,
  { clock, now, pairAt }: { clock: LichessClock; now: number; pairAt: number | null },
): Promise<StartPlan[]> {
  const [paired, starts] = await Promise.all([
    listPaired(db, tournament, round, now),
    gameStarts.listStarts(db, tournament, round),
  ])
  const known = new Map(starts.map((start) => [start.matchNo, gameStarts.knownStart(start)]))
  const chosen = paired.filter(({ no }) => nos === undefined || nos.includes(no))
  const plans = planStarts(
    chosen.map((pairing) => ({ ...pairing, start: known.get(pairing.no) })),
    { way, clock, rated, now },
  )
  if (pairAt === null) return plans
  const ids = plans.flatMap((plan) => (plan.does === 'start' ? [plan.white, plan.black] : []))
  const busy = await gameStarts.listElsewhere(db, {
    tournament,
    ids,
    from: pairAt - GAME_TIME,
    to: pairAt + GAME_TIME,
  })
  return plans.map((plan) =>
    plan.does === 'start' && (busy.has(plan.white) || busy.has(plan.black))
      ? { no: plan.no, does: 'fail', fault: 'elsewhere' }
      : plan,
  )
}

type StartFacts = Pick<
  GameStart,
  | 'tournamentId'
  | 'round'
  | 'way'
  | 'clockLimit'
  | 'clockIncrement'
  | 'rated'
  | 'batch'
  | 'userId'
  | 'expiresAt'
  | 'pairAt'
> & { now: number }

function rowOf(plan: StartPlan, known: GameStart | undefined, { now, ...asked }: StartFacts): GameStart {
  if (plan.does === 'reuse' && known) {
    const dueAt = nextLook({ ...known, state: 'created' }, now)
    return { ...known, state: 'created', fault: null, worksOn: false, dueAt }
  }
  const worksOn = plan.does === 'fail' && plan.fault === 'oldLinks'
  return {
    ...asked,
    matchNo: plan.no,
    state: plan.does === 'fail' ? 'failed' : 'asked',
    fault: plan.does === 'fail' ? plan.fault : null,
    white: plan.does === 'start' ? plan.white : '',
    black: plan.does === 'start' ? plan.black : '',
    siteId: null,
    isByToken: false,
    worksOn: false,
    looks: 0,
    whiteSeen: null,
    blackSeen: null,
    dueAt: now,
    createdAt: now,
    // What is known of links that still work is kept.
    ...(worksOn && known && { ...known, state: 'failed' as const, fault: 'oldLinks' as const }),
  }
}

/** Cancels games that haven’t begun. Those that begin together are cancelled together. */
export async function cancelStarts(
  caller: SignedInCaller,
  { id: tournament }: Snapshot,
  { round, nos }: { round: number; nos?: number[] | undefined },
) {
  const { db } = caller
  const all = (await gameStarts.listStarts(db, tournament, round)).filter(
    ({ state }) => isActive(state) && state !== 'cancelling' && state !== 'opened',
  )
  const starts = all.filter(({ matchNo }) => nos === undefined || nos.includes(matchNo))
  if (starts.length === 0) throw conflict(say.nothingToCancel)
  const batches = new Set(starts.flatMap(({ batch }) => batch ?? []))
  if (all.some((start) => start.batch !== null && batches.has(start.batch) && !starts.includes(start)))
    throw conflict(say.wholeBatch)
  for (const batch of await gameStarts.listBatches(db, tournament, [...batches])) {
    if (batch.state === 'sent') throw conflict(say.beingSent)
    if (batch.state === 'asked') await gameStarts.changeBatch(db, batch, { state: 'cancelled' })
  }
  const now = Date.now()
  await gameStarts.changeStarts(
    db,
    tournament,
    starts.map((start) => ({ start, change: { state: 'cancelling', dueAt: now } })),
  )
  wakeRoom(caller, tournament)
  return { message: inLanguageOf(caller, () => say.cancelled({ count: starts.length })) }
}

/** No pairing has the number 0, so the room asks about the starts alone. */
const wakeRoom = ({ env, waitUntil }: SignedInCaller, tournament: string): void =>
  waitUntil(env.TournamentRoom.getByName(tournament).pollNow(1, 0))
