import type { Context } from 'hono'
import type { CodeOf, ErrorCode } from '#core/contract/errors.ts'
import { publish } from '#party/publish.ts'
import type { Act } from '#core/changes/act.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CommitOptions, CommittedChange } from '../data/change-draft.ts'
import { findVersionByKey } from '../data/changes.ts'
import { commit, type CommitResult } from '../data/commit.ts'
import { noteVersion } from '../cache/snapshots.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { conflict } from './errors.ts'

type ActsOf = (snapshot: Snapshot) => Act[]
type ChangeOptions = Omit<CommitOptions, 'by' | 'key' | 'now'> & {
  /** The code of its refusal, where it has one of its own. */
  code?: ErrorCode & CodeOf<409>
  /** Whether it needs what only the desk knows. */
  isAtDesk?: boolean
  /** Who makes it, where that is no account. */
  as?: string | undefined
}

const CHANGED = 'Someone else changed this at the same time. Check it, then try again.'
const MAX_KEY_LENGTH = 64

/**
 * Makes one change of a tournament in the name of who asks, and publishes it. `actsOf` says by the facts at hand what is to be
 * done; where those turn out to be old it is asked again by new ones. Throws 409 with the sentence where it cannot be done.
 */
export async function changeTournament(
  c: Context<AppEnv>,
  snapshot: Snapshot,
  actsOf: ActsOf,
  options: ChangeOptions,
): Promise<CommittedChange> {
  const result = await tryToChange(c, snapshot, actsOf, options)
  if ('version' in result) return result
  throw 'refusal' in result ? conflict(result.refusal, options.code) : conflict(CHANGED)
}

/** As `changeTournament`, with the refusal or conflict as the answer. Where nothing is to be done nothing is. */
export async function tryToChange(
  c: Context<AppEnv>,
  snapshot: Snapshot,
  actsOf: ActsOf,
  options: ChangeOptions,
): Promise<CommitResult<CommittedChange>> {
  const { db } = c.var
  const by = options.as ?? c.var.user.id
  const whole: CommitOptions = { ...options, by, key: keyOf(c, by), now: Date.now() }
  // What was done under this key is done: it is answered as the first time, whatever came after it.
  const earlier = await findEarlierVersion(c, snapshot.id, by)
  if (earlier !== undefined) return { id: snapshot.id, version: earlier, events: [] }
  let facts = snapshot
  for (;;) {
    const acts = actsOf(facts)
    if (acts.length === 0) return { id: facts.id, version: facts.version, events: [] }
    const result = await commit(db, facts, acts, whole)
    if ('version' in result) {
      await announceChange(c, result)
      return result
    }
    // The facts at hand may be a second old. By new ones it may be done; by the same it may not.
    const rows = await tournaments.loadRecords(db, snapshot.id, options.isAtDesk ? 'desk' : 'any')
    const fresh = rows && snapshotFromRecords(rows)
    if (!fresh || isSame(fresh, facts)) return result
    facts = fresh
  }
}

const isSame = (one: Snapshot, other: Snapshot): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Publishes what was committed to the tournament's room. */
export async function announceChange(c: Context<AppEnv>, { id, version, events }: CommittedChange): Promise<void> {
  noteVersion(id, version)
  if (events.length > 0) await publish(c.env.TournamentRoom, id, events)
}

/** The version that this same request made when it came before; undefined when it did not. */
export async function findEarlierVersion(
  c: Context<AppEnv>,
  id: string,
  by: string = c.var.user.id,
): Promise<number | undefined> {
  const key = keyOf(c, by)
  return key === undefined ? undefined : findVersionByKey(c.var.db, id, key)
}

/** The key that the client gave this change, if any: another person's same key is another change. */
function keyOf(c: Context<AppEnv>, user: string): string | undefined {
  const key = c.req.header('idempotency-key')
  return key && key.length <= MAX_KEY_LENGTH ? `${user} ${key}` : undefined
}
