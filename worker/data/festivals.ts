import { sql, type SQL } from 'drizzle-orm'
import type { FestivalFacts, FestivalHead, FestivalSection, FestivalStage } from '#core/festival/facts.ts'
import type { FestivalAct, FestivalPlan } from '#core/festival/festival-act.ts'
import type { FestivalRow } from '#core/rows/festival-rows.ts'
import { newToken } from '../secrets/token.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'

/** Of a section: places taken by people who aren’t in its list yet, and how many wait. */
interface SectionCounts {
  tournament: string
  held: number
  waiting: number
}

export interface FoundFestival {
  festival: FestivalFacts
  ownerId: string | null
  /** The owner’s username. */
  owner: string | null
  isStaff: boolean
  counts: SectionCounts[]
  /** The last number given to a person. */
  lastNo: number
}

interface StoredFestival {
  version: number
  stage: FestivalStage
  facts: string
  ownerId: string | null
  owner: string | null
  lastNo: number
}

/** A festival with its sections; undefined if there is no such festival. */
export async function findFestival(
  { $client: d1 }: Db,
  id: string,
  viewer: string | undefined,
): Promise<FoundFestival | undefined> {
  const [found, sections, staff] = await d1.batch([
    d1
      .prepare(
        `select f.version, f.stage, f.facts, f.owner_id as ownerId, u.username as owner, f.last_no as lastNo
         from festivals f left join users u on u.id = f.owner_id where f.id = ?`,
      )
      .bind(id),
    d1
      .prepare(
        `select tournament_id as tournament, facts, held, waiting from festival_sections
         where festival_id = ? order by pos`,
      )
      .bind(id),
    d1.prepare('select 1 from festival_staff where festival_id = ? and user_id = ?').bind(id, viewer ?? ''),
  ])
  const [stored] = found!.results as StoredFestival[]
  if (!stored) return undefined
  const rows = sections!.results as (SectionCounts & { facts: string })[]
  const { version, stage, facts, ...rest } = stored
  return {
    ...rest,
    festival: {
      // Those stored before prizes over sections have none.
      overallPrizes: null,
      ...(JSON.parse(facts) as Omit<FestivalHead, 'overallPrizes'>),
      id,
      version,
      stage,
      sections: rows.map((row) => ({ ...(JSON.parse(row.facts) as FestivalSection), tournament: row.tournament })),
    },
    isStaff: staff!.results.length > 0,
    counts: rows.map(({ tournament, held, waiting }) => ({ tournament, held, waiting })),
  }
}

const ROW = `f.id, f.name, f.facts ->> 'logoURL' as logoURL, f.facts ->> 'place' as place,
  f.facts ->> 'firstDay' as firstDay, f.facts ->> 'lastDay' as lastDay,
  (select count(*) from festival_sections s where s.festival_id = f.id) as sections`

/** Festivals that are public, those that changed last first. */
export async function listFestivals({ $client: d1 }: Db, most: number): Promise<FestivalRow[]> {
  const { results } = await d1
    .prepare(
      `select ${ROW} from festivals f indexed by festivals_listed where f.listed_at > 0
       order by f.listed_at desc limit ?`,
    )
    .bind(most)
    .all<FestivalRow>()
  return results
}

/** Those of these festivals that are public, the latest first. */
export async function findFestivals({ $client: d1 }: Db, ids: readonly string[]): Promise<FestivalRow[]> {
  if (ids.length === 0) return []
  const { results } = await d1
    .prepare(
      `select ${ROW} from festivals f where f.id in (select value from json_each(?)) and f.stage <> 'draft'
       order by firstDay desc, f.id`,
    )
    .bind(JSON.stringify(ids))
    .all<FestivalRow>()
  return results
}

interface FestivalChangeOptions {
  /** null: somebody who entered without an account. */
  by: string | null
  now: number
  key?: string
  request?: string
  reason?: string | undefined
  undoes?: number | undefined
  /** Only of a new festival. */
  owner?: string
}

/** Whether this change has just been saved. */
const landedOf = (id: string, version: number, key: string): SQL =>
  sql`exists (select 1 from festival_changes where festival_id = ${id} and version = ${version} and key = ${key})`

/** What else is written with a change; `landed` is the condition of each statement. */
type AlsoWritten = (landed: SQL) => SQL[]

const headOf = ({
  id: _id,
  version: _version,
  stage: _stage,
  sections: _sections,
  ...head
}: FestivalFacts): FestivalHead => head

/**
 * The statements of a change. The first one saves it, if the festival is still of the version that it was planned on and
 * `guard` holds; all others run only if it did.
 */
export function festivalStatements(
  plan: FestivalPlan,
  options: FestivalChangeOptions,
  { guard = sql`true`, also = () => [] }: { guard?: SQL; also?: AlsoWritten } = {},
): SQL[] {
  const { before, after } = plan
  const { by, now, key = newToken(), request = null, reason = null, undoes = null, owner = null } = options
  const { id } = after
  const version = before.version + 1
  const landed = landedOf(id, version, key)
  const isNew = before.version === 0
  const created = isNew
    ? [
        sql`insert into festivals (id, owner_id, version, name, stage, facts, created_at, updated_at)
          select ${id}, ${owner}, 0, '', 'draft', '{}', ${now}, ${now} where ${guard} on conflict do nothing`,
      ]
    : []
  const isAsPlanned = sql`exists (select 1 from festivals where id = ${id} and version = ${before.version})`
  return [
    ...created,
    sql`insert into festival_changes (festival_id, version, at, "by", act, inverse, reason, key, request, undoes)
      select ${id}, ${version}, ${now}, ${by}, ${JSON.stringify(plan.acts)}, ${JSON.stringify(plan.inverse)}, ${reason},
        ${key}, ${request}, ${undoes} where ${isAsPlanned} and ${guard}`,
    sql`update festivals set version = ${version}, name = ${after.name}, stage = ${after.stage},
        facts = ${JSON.stringify(headOf(after))}, listed_at = ${after.stage === 'draft' ? null : now}, updated_at = ${now}
      where id = ${id} and ${landed}`,
    ...(before.sections === after.sections ? [] : sectionStatements(after, landed)),
    ...also(landed),
  ]
}

const sectionStatements = ({ id, sections }: FestivalFacts, landed: SQL): SQL[] => {
  const json = JSON.stringify(sections)
  return [
    sql`delete from festival_sections where festival_id = ${id} and ${landed}
      and tournament_id not in (select value ->> 'tournament' from json_each(${json}))`,
    sql`insert into festival_sections (festival_id, tournament_id, pos, facts)
      select ${id}, value ->> 'tournament', key, value from json_each(${json}) where ${landed}
      on conflict (festival_id, tournament_id) do update set pos = excluded.pos, facts = excluded.facts`,
  ]
}

/** Saves a change in one batch. Returns its version; undefined if the festival was changed meanwhile. */
export async function saveFestival(
  db: Db,
  plan: FestivalPlan,
  options: FestivalChangeOptions,
  also?: AlsoWritten,
): Promise<number | undefined> {
  const key = options.key ?? newToken()
  await runBatch(db, festivalStatements(plan, { ...options, key }, { ...(also && { also }) }))
  return (await findFestivalChange(db, plan.after.id, { key }))?.version
}

interface StoredFestivalChange extends Pick<FestivalPlan, 'acts' | 'inverse'> {
  version: number
  at: number
  /** A username. */
  by: string | null
  reason: string | null
  undoes: number | null
  request: string | null
}

const CHANGE = sql`c.version, c.at, u.username as "by", c.act, c.inverse, c.reason, c.undoes, c.request`

type StoredFestivalRow = Omit<StoredFestivalChange, 'acts' | 'inverse'> & { act: string; inverse: string }

const parseChange = ({ act, inverse, ...row }: StoredFestivalRow): StoredFestivalChange => ({
  ...row,
  acts: JSON.parse(act) as FestivalAct[],
  inverse: JSON.parse(inverse) as FestivalAct[] | null,
})

/** A change by its version or idempotency key. */
export async function findFestivalChange(
  db: Db,
  id: string,
  wanted: { version: number } | { key: string },
): Promise<StoredFestivalChange | undefined> {
  const which = 'key' in wanted ? sql`c.key = ${wanted.key}` : sql`c.version = ${wanted.version}`
  const row = await db.get<StoredFestivalRow | undefined>(sql`
    select ${CHANGE} from festival_changes c left join users u on u.id = c."by"
    where c.festival_id = ${id} and ${which}`)
  return row && parseChange(row)
}

/** The changes of a festival, the oldest first. */
export async function listFestivalChanges(db: Db, id: string): Promise<StoredFestivalChange[]> {
  const rows = await db.all<StoredFestivalRow>(sql`
    select ${CHANGE} from festival_changes c left join users u on u.id = c."by"
    where c.festival_id = ${id} order by c.version`)
  return rows.map(parseChange)
}

/** Deletes a festival of this version with all that belongs to it; false if it was changed meanwhile. */
export async function deleteFestival(db: Db, id: string, version: number): Promise<boolean> {
  const rows = await db.all(sql`delete from festivals where id = ${id} and version = ${version} returning id`)
  return rows.length > 0
}
