import * as say from '#words/answers.js'
import type { SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { isMade } from '#core/changes/create-tournament.ts'
import { planChange, type ChangePlan } from '#core/changes/plan.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { publish } from '#party/publish.ts'
import { noteVersion } from '../cache/snapshots.ts'
import type { CommitOptions, CommittedChange } from '../data/change-draft.ts'
import { findByKey, isSameRequest } from '../data/changes.ts'
import { commitPlan, type CommitResult, refusalOf } from '../data/commit.ts'
import * as tournaments from '../data/tournaments.ts'
import { wakeUp } from '../queues/wake-up.ts'
import type { Caller } from './caller.ts'
import { conflict, notFound, type RefusalCode } from './refusal.ts'
import { withRemovedDetails } from './removed-details.ts'

type ActsOf = (facts: Snapshot) => Act[]

/** A change that was saved: the facts it was planned on, what it made of them, and its version. */
export interface SavedChange extends Pick<ChangePlan, 'before' | 'after' | 'acts'> {
  version: number
}

export type ChangeOptions = Omit<CommitOptions, 'by' | 'key' | 'now' | 'also'> & {
  /** The code of the refusal, if it has its own. */
  code?: RefusalCode<'conflict'>
  /** Whether it depends on facts that only the desk has, such as drafts and byes. */
  isAtDesk?: boolean
  /** The author, if not the signed-in user: a helper without an account. */
  as?: string | undefined
  /** Statements that run after the tournament’s rows are written; `landed` is their condition. */
  also?: (landed: SQL, plan: ChangePlan) => SQL[]
}

const OTHER_REQUEST = say.idempotencyKeyReused
const CHANGED = say.changedMeanwhile

/**
 * Makes one change of a tournament in the caller’s name, and publishes it. `actsOf` decides from the facts what is to be
 * done; if these turn out to be out of date, it is called again with new ones. Throws 409 with the reason if it can’t be done.
 */
export async function changeTournament(
  caller: Caller,
  snapshot: Snapshot,
  actsOf: ActsOf,
  options: ChangeOptions,
): Promise<SavedChange> {
  const result = await tryToChange(caller, snapshot, actsOf, options)
  if ('version' in result) return result
  throw 'refusal' in result ? conflict(result.refusal, options.code) : conflict(CHANGED)
}

/** As `changeTournament`, but returns the refusal or conflict. Without acts nothing is changed. */
export async function tryToChange(
  caller: Caller,
  snapshot: Snapshot,
  actsOf: ActsOf,
  { isAtDesk, as, also, ...options }: ChangeOptions,
): Promise<CommitResult<SavedChange>> {
  const { db } = caller
  const by = as ?? (await caller.viewer())?.id ?? null
  const commitOptions: CommitOptions = { ...options, by, ...keyOptions(caller, by), now: Date.now() }
  // A repeated request is answered as the first time, whatever was changed since.
  const earlier = await findEarlierVersion(caller, snapshot.id, by)
  if (earlier !== undefined) return unchanged(snapshot, earlier)
  let facts = snapshot
  for (;;) {
    const acts = actsOf(facts)
    if (acts.length === 0) return unchanged(facts, facts.version)
    const whole = await withRemovedDetails(db, snapshot.id, acts)
    const plan = planChange(facts, whole)
    const result: CommitResult<SavedChange> =
      typeof plan === 'string'
        ? { refusal: refusalOf(facts, whole) }
        : await commitOnce(caller, plan, commitOptions, also)
    if ('version' in result) return result
    // The facts may be a second old: try again if newer ones differ.
    const rows = await tournaments.loadRecords(db, snapshot.id, isAtDesk ? 'desk' : 'any')
    // It was deleted meanwhile.
    if (!rows && isMade(facts)) throw notFound(say.tournamentNotFound)
    const fresh = rows && snapshotFromRecords(rows)
    if (!fresh || isSame(fresh, facts)) return result
    facts = fresh
  }
}

async function commitOnce(
  caller: Caller,
  plan: ChangePlan,
  options: CommitOptions,
  also: ChangeOptions['also'],
): Promise<CommitResult<SavedChange>> {
  const result = await commitPlan(caller.db, plan, {
    ...options,
    ...(also && { also: (landed) => also(landed, plan) }),
  })
  if (!('version' in result)) return result
  await announceChange(caller, result)
  caller.waitUntil(wakeUp(caller.env, ['pushes', 'webhooks']))
  const { before, after, acts } = plan
  if (before.settings.public && !after.settings.public) caller.noteLeft()
  return { before, after, acts, version: result.version }
}

const unchanged = (facts: Snapshot, version: number): SavedChange => ({
  before: facts,
  after: facts,
  acts: [],
  version,
})
const isSame = (one: Snapshot, other: Snapshot): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Publishes a committed change to the tournament's room. */
export async function announceChange(
  { env }: Pick<Caller, 'env'>,
  { id, version, events }: CommittedChange,
): Promise<void> {
  noteVersion(id, version)
  if (events.length > 0) await publish(env.TournamentRoom, id, events)
}

/**
 * The version that an earlier attempt of this same request made, by its idempotency key; undefined if there was none.
 * Throws 409 if the key was used for another request.
 */
export async function findEarlierVersion(caller: Caller, id: string, by: string | null): Promise<number | undefined> {
  const { key, request } = keyOptions(caller, by)
  const earlier = key === undefined ? undefined : await findByKey(caller.db, id, key)
  if (earlier) requireSameRequest(earlier, request)
  return earlier?.version
}

/** Throws 409 unless an idempotency key was used for the same request before. */
export function requireSameRequest(earlier: { request: string | null }, request: string | undefined): void {
  if (!isSameRequest(earlier.request, request)) throw conflict(OTHER_REQUEST, 'key-reused')
}

/** The caller's idempotency key, with the digest of its request; the same key of another user is another change. */
export const keyOptions = ({ key, request }: Caller, by: string | null): { key?: string; request?: string } =>
  key === undefined ? {} : { key: `${by} ${key}`, ...(request !== undefined && { request }) }
