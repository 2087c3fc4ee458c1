import { and, sql, type SQL } from 'drizzle-orm'
import type { UnversionedEvent } from '#core/changes/events.ts'
import { addressGuard } from './addresses.ts'
import { announcementWrites } from './announcements.ts'
import type { Draft, KeyedOptions } from './change-draft.ts'
import { changeGuard } from './change-guards.ts'
import { changeWrites, insertTournament } from './change-writes.ts'
import { detailWrites } from './entry-detail-writes.ts'
import { rosterWrites } from './rosters.ts'
import { boardWrites } from './round-letters.ts'
import { renumberWrites } from './renumber-writes.ts'
import { insertRows } from './row-sql.ts'

/**
 * One batch. Its first statement inserts the changes if all conditions hold; the others run only if it did (`landed`).
 */
export function changeStatements(drafts: Draft[], options: KeyedOptions): SQL[] {
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
        ...detailWrites(id, plan.acts, landed),
        ...renumberWrites(id, plan.acts, landed),
        ...rosterWrites(id, plan.acts, landed),
        ...boardWrites(id, plan.acts, landed),
      ]
    }),
    ...drafts.flatMap(({ texts, plan }) =>
      insertRows({ tournament: plan.after.id, table: 'change_texts', rows: texts, condition: landed }),
    ),
    ...(also?.(landed) ?? []),
  ]
}

/**
 * SQL condition: the first change is the newest of its tournament. All drafts are inserted by one statement, so this
 * holds for each of them.
 */
const landedOf = ({ plan, record }: Draft): SQL =>
  sql`(select hash from changes where tournament_id = ${plan.after.id} order by version desc limit 1) = ${record.hash}`

/** Inserts the changes. Only this statement checks versions and guards. */
function insertChanges(drafts: Draft[], { guard, request }: KeyedOptions): SQL {
  const rests = and(
    versionsAre(drafts),
    ...drafts.map(({ plan, rows, isWhole }) => (isWhole ? undefined : changeGuard(plan.after.id, rows))),
    addressGuard(drafts),
    guard,
  )
  const fields = [
    'version',
    'at',
    'by',
    'source',
    'act',
    'inverse',
    'reason',
    'key',
    'undoes',
    'digest',
    'hash',
    'request',
  ] as const
  const into = sql`insert into changes (tournament_id, ${sql.raw(fields.map((field) => `"${field}"`).join(', '))})`
  const [{ plan, record }, ...others] = drafts as [Draft]
  if (others.length === 0) {
    const row = { ...record, request: request ?? null }
    const values = [plan.after.id, ...fields.map((field) => row[field])].map((value) => sql`${value}`)
    return sql`${into} select ${sql.join(values, sql`, `)} where ${rests} on conflict do nothing`
  }
  const rows = drafts.map((draft) => ({ id: draft.plan.after.id, ...draft.record, request: request ?? null }))
  const values = ['id', ...fields].map((field) => sql.raw(`value ->> '${field}'`))
  return sql`${into} select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) where ${rests} on conflict do nothing`
}

/** SQL condition: all tournaments still have the versions that were read. */
function versionsAre(drafts: Draft[]): SQL {
  const [{ plan, head }, ...others] = drafts as [Draft]
  if (!head) return sql`not exists (select 1 from tournaments where id = ${plan.after.id})`
  if (others.length === 0) {
    return sql`(select version from tournaments where id = ${plan.after.id}) = ${head.version}`
  }
  const heads = drafts.map((draft) => ({ id: draft.plan.after.id, version: draft.head?.version }))
  return sql`(select count(*) from json_each(${JSON.stringify(heads)}) head join tournaments t
    on t.id = head.value ->> 'id' and t.version = head.value ->> 'version') = ${heads.length}`
}

function raiseVersions(drafts: Draft[], now: number, landed: SQL): SQL {
  const [{ plan, head, record, events }, ...others] = drafts as [Draft]
  if (!head) return insertTournament(plan.after, record.version, landed)
  // Match events carry no time, so clients could not follow a new `updated_at`.
  const updatedAt = (all: UnversionedEvent[]): number | null => (all.every(({ type }) => type === 'match') ? null : now)
  if (others.length === 0) {
    const time = updatedAt(events)
    return sql`update tournaments set version = ${record.version}${time === null ? sql`` : sql`, updated_at = ${time}`}
      where id = ${plan.after.id} and version = ${head.version} and ${landed}`
  }
  const rows = drafts.map((draft) => ({
    id: draft.plan.after.id,
    from: draft.head?.version,
    to: draft.record.version,
    updatedAt: updatedAt(draft.events),
  }))
  return sql`update tournaments set version = row.value ->> 'to', updated_at = coalesce(row.value ->> 'updatedAt', updated_at)
    from json_each(${JSON.stringify(rows)}) row
    where tournaments.id = row.value ->> 'id' and tournaments.version = row.value ->> 'from' and ${landed}`
}

/**
 * Raises the version for facts seen of a running match, which make no change in the history. The statement returns the
 * new version.
 */
export const raiseVersion = (id: string, by: number, condition: SQL): SQL =>
  sql`update tournaments set version = version + ${by} where id = ${id} and ${condition} returning version`
