import * as say from '#words/eventFacts.js'
import { sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { UnversionedEvent } from '#core/changes/events.ts'
import { planChange, type ChangePlan } from '#core/changes/plan.ts'
import { sizeRefusal } from '#core/changes/size-refusal.ts'
import type { MatchRecord } from '#core/snapshot/records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { logWarning } from '#party/log.ts'
import { newToken } from '../secrets/token.ts'
import { takenAddress } from './addresses.ts'
import { runBatch } from './batch.ts'
import {
  committed,
  draftOf,
  numberEvents,
  type CommittedChange,
  type CommitOptions,
  type KeyedOptions,
} from './change-draft.ts'
import { pairingGuard } from './change-guards.ts'
import { changeStatements, raiseVersion } from './change-statements.ts'
import { findByKey, isSameRequest, loadHeads } from './changes.ts'
import type { Db } from './db.ts'
import { updateRows } from './row-sql.ts'

/** Acts on a tournament. The snapshot may be a slice with only what they touch. */
export interface TournamentActs {
  snapshot: Snapshot
  acts: Act[]
}

/** A refusal makes its sentence in the language in force. */
export type CommitResult<Done> = Done | { refusal: () => string } | { conflict: true }

// Upper bounds of the random delays between tries, in milliseconds. Each try starts from the newest versions.
const RETRY_DELAYS = [10, 30, 60, 100, 200, 400, 400, 400]

/**
 * Makes one change of a tournament, in one batch. Returns the refusal when core refuses the acts, and a conflict when
 * the rows or versions it depends on were changed concurrently. Idempotent under the same key. Retries when the
 * database fails, and throws when it does not recover.
 */
export async function commit(
  db: Db,
  snapshot: Snapshot,
  acts: Act[],
  options: CommitOptions,
): Promise<CommitResult<CommittedChange>> {
  const plan = planChange(snapshot, acts)
  return typeof plan === 'string' ? { refusal: refusalOf(snapshot, acts) } : commitPlan(db, plan, options)
}

/** Why core refuses acts, as a sentence that is made when it is shown. */
export const refusalOf = (snapshot: Snapshot, acts: Act[]) => (): string => {
  const plan = planChange(snapshot, acts)
  return typeof plan === 'string' ? plan : ''
}

/** As `commit`, for a change that is already planned. */
export async function commitPlan(
  db: Db,
  plan: ChangePlan,
  options: CommitOptions,
): Promise<CommitResult<CommittedChange>> {
  const result = await commitPlans(db, [plan], options)
  return Array.isArray(result) ? result[0]! : result
}

/** As `commit`, for several tournaments: all of them are changed, or none. */
export async function commitAll(
  db: Db,
  changes: TournamentActs[],
  options: CommitOptions,
): Promise<CommitResult<CommittedChange[]>> {
  const plans: ChangePlan[] = []
  for (const { snapshot, acts } of changes) {
    const plan = planChange(snapshot, acts)
    if (typeof plan === 'string') return { refusal: refusalOf(snapshot, acts) }
    plans.push(plan)
  }
  return commitPlans(db, plans, options)
}

async function commitPlans(
  db: Db,
  plans: ChangePlan[],
  options: CommitOptions,
): Promise<CommitResult<CommittedChange[]>> {
  const key = options.key ?? newToken()
  for (const delay of [...RETRY_DELAYS, undefined]) {
    try {
      const result = await tryToLand(db, plans, { ...options, key })
      if (result !== 'moved') return result
    } catch (error) {
      if (delay === undefined) throw error
      logWarning(error)
    }
    if (delay !== undefined) await scheduler.wait(Math.random() * delay)
  }
  return { conflict: true }
}

/** One try; `moved` when another change was saved in between, which need not be in conflict with this one. */
async function tryToLand(
  db: Db,
  plans: ChangePlan[],
  options: KeyedOptions,
): Promise<CommitResult<CommittedChange[]> | 'moved'> {
  const ids = plans.map(({ after }) => after.id)
  const { heads, floor } = await loadHeads(db, ids)
  const drafts = await Promise.all(plans.map((plan) => draftOf(plan, heads.get(plan.after.id), { ...options, floor })))
  const [first] = drafts
  if (!first) return []
  // A deleted tournament is not made again by a change of it.
  if (drafts.some(({ plan, head }) => !head && !isCreation(plan))) return { conflict: true }
  const tooLarge = drafts.find(({ rows }) => sizeRefusal(rows) !== undefined)
  if (tooLarge) return { refusal: () => sizeRefusal(tooLarge.rows) ?? '' }
  const taken = await takenAddress(db, drafts)
  if (taken !== undefined) return { refusal: () => say.addressIsTaken({ address: taken }) }
  if (drafts.some(({ isWhole, plan, head }) => isWhole && head && head.version !== plan.before.version))
    return { conflict: true }
  const results = await runBatch(db, changeStatements(drafts, options))
  if (results[0]!.meta.changes === drafts.length) return drafts.map(committed)
  const earlier = await Promise.all(ids.map((id) => findByKey(db, id, options.key)))
  if (earlier.every((change) => change && isSameRequest(change.request, options.request))) {
    return drafts.map((draft, index) =>
      committed({ ...draft, record: { ...draft.record, version: earlier[index]!.version } }),
    )
  }
  const { heads: now } = await loadHeads(db, ids)
  const hasMoved = drafts.some(({ plan, head }) => now.get(plan.after.id)?.version !== head?.version)
  return hasMoved ? 'moved' : { conflict: true }
}

const isCreation = ({ acts }: ChangePlan): boolean =>
  acts.some((act) => act.type === 'createTournament' || (act.type === 'importTournament' && !act.before))

/** A chess site's news of a match other than its result: new facts of its pairing, or new details of games. */
export interface Sighting {
  tournament: string
  before: MatchRecord
  after: MatchRecord
  events: UnversionedEvent[]
  also: (landed: SQL) => SQL[]
}

/**
 * Saves a sighting in one batch. It is no change in the history. undefined if the match was changed concurrently. Safe to
 * repeat, and repeated when the database fails; throws when it does not recover.
 */
export async function saveSighting(db: Db, sighting: Sighting): Promise<CommittedChange | undefined> {
  for (const delay of RETRY_DELAYS.slice(-2)) {
    try {
      return await tryToSight(db, sighting)
    } catch (error) {
      logWarning(error)
      await scheduler.wait(Math.random() * delay)
    }
  }
  return tryToSight(db, sighting)
}

async function tryToSight(db: Db, sighting: Sighting): Promise<CommittedChange | undefined> {
  const { tournament: id, before, after, events, also } = sighting
  const isAsSeen = pairingGuard(id, before)
  const fields = after.minis ? ['facts', 'minis'] : ['facts']
  // Every statement asks first whether the match is as it was, so its row is written last.
  const statements = [
    raiseVersion(id, events.length, isAsSeen),
    ...also(isAsSeen),
    ...(after === before ? [] : updateRows(id, 'matches', { rows: [after], fields, also: [] }, isAsSeen)),
  ]
  const [saved] = await runBatch<{ version: number }>(db, statements)
  const [row] =
    saved!.results.length > 0
      ? saved!.results
      : await db.all<{ version: number }>(sql`
    select version from tournaments where id = ${id} and ${pairingGuard(id, after)}`)
  return row && { id, version: row.version, events: numberEvents(events, row.version) }
}
