import { and, sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { restsOnAll } from '#core/changes/acts.ts'
import { chainText, type ChangeRecord } from '#core/changes/chain.ts'
import { changeEvents, type UnversionedEvent } from '#core/changes/events.ts'
import { planChange, type ChangePlan } from '#core/changes/plan.ts'
import { rowChanges, type RowChanges } from '#core/changes/row-changes.ts'
import type { LiveEvent } from '#core/contract/live.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { digest, newToken } from '../secrets/token.ts'
import { announcementWrites } from './announcements.ts'
import { runBatch } from './batch.ts'
import { changeGuard, pairingsGuard } from './change-guards.ts'
import { changeWrites, insertTournament } from './change-writes.ts'
import { findVersionByKey, loadHeads, storedPlan, type ChangeSource, type ChangeText, type Head } from './changes.ts'
import type { Db } from './db.ts'
import { insertRows } from './row-sql.ts'

/** Who makes a change, and what goes along with it. */
export interface CommitOptions {
  /** The user's id; null: the chess site, or an import. */
  by: string | null
  source: ChangeSource
  /** The same key twice is the same change. */
  key?: string | undefined
  reason?: string
  now: number
  /** What the change rests on besides the rows that it writes. */
  guard?: SQL | undefined
  /** Statements that go along, before the tournament's rows are written and after; `landed` is their condition. */
  first?: (landed: SQL) => SQL[]
  also?: (landed: SQL) => SQL[]
  /** Whether the names in it are those of people who leave: then they are stored nowhere. */
  erases?: boolean
}

/** Acts on a tournament. Its snapshot may be cut down to what they touch. */
export interface TournamentActs {
  snapshot: Snapshot
  acts: Act[]
}

/** A tournament that was changed, and what its room is told. */
export interface Committed {
  id: string
  version: number
  events: LiveEvent[]
}

export type CommitResult<Done> = Done | { refusal: string } | { conflict: true }

// Longest waits before another try, in milliseconds. Others write too: each try begins where they ended.
const RETRY_DELAYS = [10, 30, 60, 100, 200, 400, 400, 400]

/**
 * Makes one change of a tournament: acts with all that goes along, in one batch, all of it or nothing. It is refused where core says so, and
 * a conflict where what it rests on was changed meanwhile. Safe to repeat under the same key. Throws when the database fails
 * and does not recover.
 */
export async function commit(
  db: Db,
  snapshot: Snapshot,
  acts: Act[],
  options: CommitOptions,
): Promise<CommitResult<Committed>> {
  const result = await commitAll(db, [{ snapshot, acts }], options)
  return Array.isArray(result) ? result[0]! : result
}

/** As `commit`, for several tournaments: all of them are changed, or none. */
export async function commitAll(
  db: Db,
  changes: TournamentActs[],
  options: CommitOptions,
): Promise<CommitResult<Committed[]>> {
  const plans: ChangePlan[] = []
  for (const { snapshot, acts } of changes) {
    const plan = planChange(snapshot, acts)
    if (typeof plan === 'string') return { refusal: plan }
    plans.push(plan)
  }
  const key = options.key ?? newToken()
  for (const delay of [...RETRY_DELAYS, undefined]) {
    try {
      const result = await tryToLand(db, plans, { ...options, key })
      if (result !== 'moved') return result
    } catch (error) {
      if (delay === undefined) throw error
      console.warn(error)
    }
    if (delay !== undefined) await scheduler.wait(Math.random() * delay)
  }
  return { conflict: true }
}

type Keyed = CommitOptions & { key: string }

/** One try: `moved` when somebody else's change came in between, which may have nothing to do with this one. */
async function tryToLand(db: Db, plans: ChangePlan[], options: Keyed): Promise<CommitResult<Committed[]> | 'moved'> {
  const ids = plans.map(({ after }) => after.id)
  const heads = await loadHeads(db, ids)
  const drafts = await Promise.all(plans.map((plan) => draftOf(plan, heads.get(plan.after.id), options)))
  const [first] = drafts
  if (!first) return []
  if (drafts.some(({ isWhole, plan, head }) => isWhole && head.version !== plan.before.version))
    return { conflict: true }
  const results = await runBatch(db, statementsOf(drafts, options))
  if (results[0]!.meta.changes === drafts.length) return drafts.map(committed)
  const earlier = await Promise.all(ids.map((id) => findVersionByKey(db, id, options.key)))
  if (earlier.every((version) => version !== undefined)) {
    return drafts.map((draft, index) => committed({ ...draft, record: { ...draft.record, version: earlier[index]! } }))
  }
  const now = await loadHeads(db, ids)
  const hasMoved = drafts.some(({ plan, head }) => (now.get(plan.after.id)?.version ?? 0) !== head.version)
  return hasMoved ? 'moved' : { conflict: true }
}

/** A change as it is to land: the row of it, and the version it makes. */
interface Draft {
  plan: ChangePlan
  rows: RowChanges
  /** Whether it rests on the whole tournament, and not on single rows of it. */
  isWhole: boolean
  head: Head
  record: ChangeRecord
  events: UnversionedEvent[]
  texts: ChangeText[]
}

async function draftOf(plan: ChangePlan, head: Head = { version: 0, hash: '' }, options: Keyed): Promise<Draft> {
  const { by, source, key, reason = null, now, erases } = options
  const { id } = plan.after
  const events = changeEvents(plan)
  const { act, inverse, texts } = await storedPlan(plan)
  const imported = plan.acts.find(({ type }) => type === 'importTournament')
  const version = Math.max(
    head.version + events.length,
    imported?.type === 'importTournament' ? imported.file.snapshot.version : 0,
  )
  const row = { version, at: now, by, source, act, inverse, reason, key, undoes: null }
  const hash = await digest(chainText(id, head.hash, row))
  const rows = rowChanges(plan.before, plan.after)
  const isWhole = rows.tournament !== undefined || plan.acts.some(restsOnAll)
  return { plan, rows, isWhole, head, record: { ...row, hash }, events, texts: erases ? [] : texts }
}

const committed = ({ plan, record, events }: Draft): Committed => ({
  id: plan.after.id,
  version: record.version,
  events: numbered(events, record.version),
})

/** Events with their versions: the last has the version that the change made. */
const numbered = (events: UnversionedEvent[], version: number): LiveEvent[] =>
  events.map((event, index) => ({ ...event, v: version - events.length + index + 1 }))

/** The batch: first the change itself, where all that it rests on holds; the rest where it landed. */
function statementsOf(drafts: Draft[], options: Keyed): SQL[] {
  const { now, first, also } = options
  const [anchor] = drafts
  const landed = landedOf(anchor!)
  return [
    insertChanges(drafts, options),
    raiseVersions(drafts, now, landed),
    ...(first?.(landed) ?? []),
    ...drafts.flatMap(({ plan, rows }) => {
      const { id, settings } = plan.after
      const write = { tournament: id, competitors: settings.competitors, now, landed }
      return [
        ...changeWrites({ ...write, changes: rows }),
        ...announcementWrites(id, plan.acts, { by: options.by, now, landed }),
      ]
    }),
    ...drafts.flatMap(({ texts, plan }) =>
      insertRows({ tournament: plan.after.id, table: 'change_texts', rows: texts, condition: landed }),
    ),
    ...(also?.(landed) ?? []),
  ]
}

/** Where the first of them landed: it is the newest of its tournament. The others land with it. */
const landedOf = ({ plan, record }: Draft): SQL =>
  sql`(select hash from changes where tournament_id = ${plan.after.id} order by version desc limit 1) = ${record.hash}`

/** The change itself, once: all that it rests on is asked here. */
function insertChanges(drafts: Draft[], { guard }: Keyed): SQL {
  const rests = and(
    versionsAre(drafts),
    ...drafts.map(({ plan, rows, isWhole }) => (isWhole ? undefined : changeGuard(plan.after.id, rows))),
    guard,
  )
  const fields = ['version', 'at', 'by', 'source', 'act', 'inverse', 'reason', 'key', 'undoes', 'hash'] as const
  const into = sql`insert into changes (tournament_id, ${sql.raw(fields.map((field) => `"${field}"`).join(', '))})`
  const [{ plan, record }, ...others] = drafts as [Draft]
  if (others.length === 0) {
    const values = [plan.after.id, ...fields.map((field) => record[field])].map((value) => sql`${value}`)
    return sql`${into} select ${sql.join(values, sql`, `)} where ${rests} on conflict do nothing`
  }
  const rows = drafts.map((draft) => ({ id: draft.plan.after.id, ...draft.record }))
  const values = ['id', ...fields].map((field) => sql.raw(`value ->> '${field}'`))
  return sql`${into} select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) where ${rests} on conflict do nothing`
}

/** That all tournaments are where their heads were read. */
function versionsAre(drafts: Draft[]): SQL {
  const [{ plan, head }, ...others] = drafts as [Draft]
  if (others.length === 0) {
    return sql`coalesce((select version from tournaments where id = ${plan.after.id}), 0) = ${head.version}`
  }
  const heads = drafts.map((draft) => ({ id: draft.plan.after.id, version: draft.head.version }))
  return sql`(select count(*) from json_each(${JSON.stringify(heads)}) head join tournaments t
    on t.id = head.value ->> 'id' and t.version = head.value ->> 'version') = ${heads.length}`
}

/** Raises the versions of tournaments that were changed. */
function raiseVersions(drafts: Draft[], now: number, landed: SQL): SQL {
  const [{ plan, head, record, events }, ...others] = drafts as [Draft]
  if (head.version === 0) return insertTournament(plan.after, record.version, landed)
  // Frames carry no time: what they tell leaves it as it was.
  const updatedAt = (all: UnversionedEvent[]): number | null => (all.every(({ type }) => type === 'match') ? null : now)
  if (others.length === 0) {
    const time = updatedAt(events)
    return sql`update tournaments set version = ${record.version}${time === null ? sql`` : sql`, updated_at = ${time}`}
      where id = ${plan.after.id} and version = ${head.version} and ${landed}`
  }
  const rows = drafts.map((draft) => ({
    id: draft.plan.after.id,
    from: draft.head.version,
    to: draft.record.version,
    updatedAt: updatedAt(draft.events),
  }))
  return sql`update tournaments set version = row.value ->> 'to', updated_at = coalesce(row.value ->> 'updatedAt', updated_at)
    from json_each(${JSON.stringify(rows)}) row
    where tournaments.id = row.value ->> 'id' and tournaments.version = row.value ->> 'from' and ${landed}`
}

/** What was seen of a match while it is played: facts of its pairing that are no result. */
export interface Sighting {
  before: Snapshot
  after: Snapshot
  /** What the room is told. */
  events: UnversionedEvent[]
  also: (landed: SQL) => SQL[]
}

/**
 * Saves what was seen, in one batch, and leaves no change behind; undefined when the match was changed concurrently. Safe to
 * repeat, and repeated when the database fails; throws when it does not recover.
 */
export async function saveSighting(db: Db, sighting: Sighting): Promise<Committed | undefined> {
  for (const delay of RETRY_DELAYS.slice(-2)) {
    try {
      return await tryToSight(db, sighting)
    } catch (error) {
      console.warn(error)
      await scheduler.wait(Math.random() * delay)
    }
  }
  return tryToSight(db, sighting)
}

async function tryToSight(db: Db, { before, after, events, also }: Sighting): Promise<Committed | undefined> {
  const { id, settings } = after
  const changes = rowChanges(before, after)
  const isAsSeen = pairingsGuard(before)
  const now = 0
  // Every statement asks first whether the match is as it was, and its row is written last.
  const statements = [
    sql`update tournaments set version = version + ${events.length} where id = ${id} and ${isAsSeen} returning version`,
    ...also(isAsSeen),
    ...changeWrites({ tournament: id, changes, competitors: settings.competitors, now, landed: isAsSeen }),
  ]
  const [saved] = await runBatch<{ version: number }>(db, statements)
  const [row] =
    saved!.results.length > 0
      ? saved!.results
      : await db.all<{ version: number }>(sql`
    select version from tournaments where id = ${id} and ${pairingsGuard(after)}`)
  return row && { id, version: row.version, events: numbered(events, row.version) }
}
