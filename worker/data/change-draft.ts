import type { SQL } from 'drizzle-orm'
import { traitsOf } from '#core/changes/acts.ts'
import { sealOf, type ChangeRecord } from '#core/changes/chain.ts'
import { changeEvents, type UnversionedEvent } from '#core/changes/events.ts'
import type { ChangePlan } from '#core/changes/plan.ts'
import { rowChanges, type RowChanges } from '#core/changes/row-changes.ts'
import type { LiveEvent } from '#core/match/live.ts'
import { digest } from '../secrets/token.ts'
import { storedPlan, type ChangeSource, type ChangeTextRow, type ChainHead } from './changes.ts'

/** Who makes a change, and what goes along with it. */
export interface CommitOptions {
  /** The user's id; null: the chess site, or an import. */
  by: string | null
  source: ChangeSource
  /** The same key twice is the same change. */
  key?: string | undefined
  reason?: string | undefined
  /** The version that this takes back. */
  undoes?: number | undefined
  now: number
  /** What the change rests on besides the rows that it writes. */
  guard?: SQL | undefined
  /** Statements that go along, before the tournament's rows are written and after; `landed` is their condition. */
  first?: (landed: SQL) => SQL[]
  also?: (landed: SQL) => SQL[]
  /** Whether the names in it are those of people who leave: then they are stored nowhere. */
  erases?: boolean
}

export type KeyedOptions = CommitOptions & { key: string }

/** A tournament that was changed, and what its room is told. */
export interface CommittedChange {
  id: string
  version: number
  events: LiveEvent[]
}

/** A change as it is to land: the row of it, and the version it makes. */
export interface Draft {
  plan: ChangePlan
  rows: RowChanges
  /** Whether it rests on the whole tournament, and not on single rows of it. */
  isWhole: boolean
  head: ChainHead
  record: ChangeRecord
  events: UnversionedEvent[]
  texts: ChangeTextRow[]
}

/** The change that this plan makes after the newest one. */
export async function draftOf(
  plan: ChangePlan,
  head: ChainHead = { version: 0, hash: '' },
  options: KeyedOptions,
): Promise<Draft> {
  const { by, source, key, reason = null, undoes = null, now, erases } = options
  const { id } = plan.after
  const events = changeEvents(plan)
  const { act, inverse, texts } = await storedPlan(plan)
  const imported = plan.acts.find(({ type }) => type === 'importTournament')
  const version = Math.max(
    head.version + events.length,
    imported?.type === 'importTournament' ? imported.file.snapshot.version : 0,
  )
  const row = { version, at: now, by, source, act, inverse, reason, key, undoes }
  const seal = await sealOf(id, head.hash, row, digest)
  const rows = rowChanges(plan.before, plan.after)
  const isWhole =
    rows.tournament !== undefined ||
    Object.keys(rows.lists).length > 0 ||
    Object.values(rows.desk).some(({ length }) => length > 0) ||
    plan.acts.some((act) => traitsOf(act).restsOnAll)
  return { plan, rows, isWhole, head, record: { ...row, ...seal }, events, texts: erases ? [] : texts }
}

/** What a change that landed has made. */
export const committed = ({ plan, record, events }: Draft): CommittedChange => ({
  id: plan.after.id,
  version: record.version,
  events: numberEvents(events, record.version),
})

/** Events with their versions: the last has the version that the change made. */
export const numberEvents = (events: UnversionedEvent[], version: number): LiveEvent[] =>
  events.map((event, index) => ({ ...event, v: version - events.length + index + 1 }))
