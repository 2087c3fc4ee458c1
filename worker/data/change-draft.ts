import type { SQL } from 'drizzle-orm'
import { traitsOf } from '#core/changes/acts.ts'
import { sealOf, type ChangeRecord } from '#core/changes/chain.ts'
import { changeEvents, type UnversionedEvent } from '#core/changes/events.ts'
import type { ChangePlan } from '#core/changes/plan.ts'
import { rowChanges, type RowChanges } from '#core/changes/row-changes.ts'
import type { LiveEvent } from '#core/match/live.ts'
import { digest } from '../secrets/token.ts'
import { storedPlan, type ChangeSource, type ChangeTextRow, type ChainHead } from './changes.ts'

export interface CommitOptions {
  /** User id, or `helper:<name>`; null for the chess site, an import or a scheduled publication. */
  by: string | null
  source: ChangeSource
  /** Idempotency key: a change with a key that was used before is not made again. */
  key?: string | undefined
  /** Digest of the request that has this key. */
  request?: string | undefined
  reason?: string | undefined
  /** Version of the change that this one undoes. */
  undoes?: number | undefined
  now: number
  /** Extra SQL condition, besides the rows or versions that the change writes. */
  guard?: SQL | undefined
  /**
   * Extra statements, before and after the writes of the tournament's rows. They must have `landed` as their condition.
   */
  first?: (landed: SQL) => SQL[]
  also?: (landed: SQL) => SQL[]
  /** The change erases a person: the names in it are not stored in `change_texts`. */
  erases?: boolean
}

export type KeyedOptions = CommitOptions & { key: string }

/** A saved change, with the events for the tournament's room. */
export interface CommittedChange {
  id: string
  version: number
  events: LiveEvent[]
}

/** A change before it is saved: its row, and the version it makes. */
export interface Draft {
  plan: ChangePlan
  rows: RowChanges
  /** The change depends on the whole tournament being unchanged, not only on the rows it writes. */
  isWhole: boolean
  /** undefined while there is no such tournament. */
  head: ChainHead | undefined
  record: ChangeRecord
  events: UnversionedEvent[]
  texts: ChangeTextRow[]
}

/**
 * The change that follows `head`, the newest change of the tournament. The first change of a new one has none: its version
 * is at least `floor`.
 */
export async function draftOf(
  plan: ChangePlan,
  head: ChainHead | undefined,
  options: KeyedOptions & { floor: number },
): Promise<Draft> {
  const { by, source, key, reason = null, undoes = null, now, erases, floor } = options
  const { id } = plan.after
  const events = changeEvents(plan)
  const { act, inverse, texts } = await storedPlan(plan)
  const imported = plan.acts.find(({ type }) => type === 'importTournament')
  const version = Math.max(
    (head?.version ?? floor) + events.length,
    imported?.type === 'importTournament' ? imported.file.snapshot.version : 0,
  )
  const row = { version, at: now, by, source, act, inverse, reason, key, undoes }
  const seal = await sealOf(id, head?.hash ?? '', row, digest)
  const rows = rowChanges(plan.before, plan.after)
  const isWhole =
    rows.tournament !== undefined ||
    Object.keys(rows.lists).length > 0 ||
    Object.values(rows.desk).some(({ length }) => length > 0) ||
    plan.acts.some((act) => traitsOf(act).restsOnAll)
  return { plan, rows, isWhole, head, record: { ...row, ...seal }, events, texts: erases ? [] : texts }
}

export const committed = ({ plan, record, events }: Draft): CommittedChange => ({
  id: plan.after.id,
  version: record.version,
  events: numberEvents(events, record.version),
})

/** Numbers events so that the last one has the version of the change. */
export const numberEvents = (events: UnversionedEvent[], version: number): LiveEvent[] =>
  events.map((event, index) => ({ ...event, v: version - events.length + index + 1 }))
