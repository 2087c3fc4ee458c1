import { sql, type SQL } from 'drizzle-orm'
import type { PastSeasonChange, SeasonPlan } from '#core/season/plan-season.ts'
import type { SeasonAct } from '#core/season/season-act.ts'
import type { FinalTable, PlaceBefore, SeasonEntry, SeasonFacts } from '#core/season/facts.ts'
import type { Playoff, PlayoffPair } from '#core/season/playoffs.ts'
import type { SeasonRules } from '#core/season/rules.ts'
import type { Start } from '#core/text/start.ts'
import { newToken } from '../secrets/token.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'

interface StoredSeason extends Pick<SeasonFacts, 'id' | 'version' | 'name' | 'stage' | 'entriesUntil'> {
  rules: string
  starts: string
  final: string | null
}

interface StoredEntry extends Omit<SeasonEntry, 'division' | 'from'> {
  tier: number | null
  grp: number | null
  cameFrom: string | null
}

interface StoredPlayoff extends Pick<Playoff, 'tier' | 'tournament'> {
  pairs: string
  winners: string | null
}

/** The facts of a season; undefined if there is no such season. */
export async function findSeason({ $client: d1 }: Db, league: string, id: string): Promise<SeasonFacts | undefined> {
  const [found, entries, divisions, playoffs] = await d1.batch(
    [
      `select id, version, name, stage, rules, starts, entries_until as entriesUntil, final
       from seasons where league_id = ? and id = ?`,
      `select no, team_id as team, name, nationality, tier, grp, seat, origin, came_from as cameFrom, state
       from season_entries where league_id = ? and season_id = ? order by no`,
      `select tier, grp as "group", name, tournament_id as tournament
       from season_divisions where league_id = ? and season_id = ? order by tier, grp`,
      `select tier, pairs, tournament_id as tournament, winners
       from season_playoffs where league_id = ? and season_id = ? order by tier`,
    ].map((statement) => d1.prepare(statement).bind(league, id)),
  )
  const [stored] = found!.results as StoredSeason[]
  if (!stored) return undefined
  const { rules, starts, final, ...head } = stored
  return {
    league,
    ...head,
    rules: JSON.parse(rules) as SeasonRules,
    starts: JSON.parse(starts) as (Start | null)[],
    entries: (entries!.results as StoredEntry[]).map(parseEntry),
    divisions: divisions!.results as SeasonFacts['divisions'],
    playoffs: (playoffs!.results as StoredPlayoff[]).map(parsePlayoff),
    ...(final !== null && { final: JSON.parse(final) as FinalTable[] }),
  }
}

const parsePlayoff = ({ tier, pairs, tournament, winners }: StoredPlayoff): Playoff => ({
  tier,
  tournament,
  pairs: JSON.parse(pairs) as PlayoffPair[],
  winners: winners === null ? null : (JSON.parse(winners) as number[]),
})

const parseEntry = ({ tier, grp, cameFrom, ...entry }: StoredEntry): SeasonEntry => ({
  ...entry,
  division: tier === null || grp === null ? null : { tier, group: grp },
  from: cameFrom === null ? null : (JSON.parse(cameFrom) as PlaceBefore),
})

export interface SeasonChangeOptions {
  by: string
  now: number
  key?: string
  request?: string
  reason?: string | undefined
  undoes?: number | undefined
  /** A statement that runs if the change is made. */
  also?: ((landed: SQL) => SQL) | undefined
}

/** Whether this change has just been saved. */
const landedOf = ({ after }: SeasonPlan, version: number, key: string): SQL =>
  sql`exists (select 1 from season_changes where league_id = ${after.league} and season_id = ${after.id}
    and version = ${version} and key = ${key})`

/**
 * The statements of a change. The first one saves the change, if the season is still of the version that it was planned
 * on and `guard` holds; all others run only if it did.
 */
export function seasonStatements(plan: SeasonPlan, options: SeasonChangeOptions, guard: SQL = sql`true`): SQL[] {
  const { before, after } = plan
  const { by, now, key = newToken(), request = null, reason = null, undoes = null } = options
  const version = before.version + 1
  const landed = landedOf(plan, version, key)
  const ofSeason = { league: after.league, id: after.id }
  const isAsPlanned =
    before.version === 0
      ? sql`not exists (select 1 from seasons where league_id = ${after.league} and id = ${after.id})`
      : sql`exists (select 1 from seasons where league_id = ${after.league} and id = ${after.id}
          and version = ${before.version})`
  const created =
    before.version === 0
      ? [
          sql`insert into seasons (league_id, id, no, version, name, stage, rules, starts, created_at, updated_at)
            select ${ofSeason.league}, ${ofSeason.id},
              coalesce((select max(no) from seasons where league_id = ${ofSeason.league}), 0) + 1, 0, '', 'draft', '{}', '[]',
              ${now}, ${now} where ${isAsPlanned} and ${guard}`,
        ]
      : []
  const isReady =
    before.version === 0
      ? sql`exists (select 1 from seasons where league_id = ${after.league} and id = ${after.id} and version = 0)`
      : sql`${isAsPlanned} and ${guard}`
  return [
    ...created,
    sql`insert into season_changes (league_id, season_id, version, at, "by", act, inverse, reason, key, request, undoes)
      select ${ofSeason.league}, ${ofSeason.id}, ${version}, ${now}, ${by}, ${JSON.stringify(plan.acts)},
        ${JSON.stringify(plan.inverse)}, ${reason}, ${key}, ${request}, ${undoes} where ${isReady}`,
    sql`update seasons set version = ${version}, name = ${after.name}, stage = ${after.stage},
        rules = ${JSON.stringify(after.rules)}, starts = ${JSON.stringify(after.starts)},
        entries_until = ${after.entriesUntil}, final = ${after.final ? JSON.stringify(after.final) : null},
        updated_at = ${now}
      where league_id = ${ofSeason.league} and id = ${ofSeason.id} and ${landed}`,
    ...(after.stage === 'draft'
      ? []
      : [sql`update leagues set listed_at = ${now} where id = ${ofSeason.league} and ${landed}`]),
    ...(before.entries === after.entries ? [] : entryStatements(after, landed)),
    ...(before.divisions === after.divisions ? [] : divisionStatements(after, landed)),
    ...(options.also ? [options.also(landed)] : []),
    ...(before.playoffs === after.playoffs ? [] : playoffStatements(after, landed)),
  ]
}

const entryStatements = ({ league, id, entries }: SeasonFacts, landed: SQL): SQL[] => [
  sql`delete from season_entries where league_id = ${league} and season_id = ${id} and ${landed}`,
  sql`insert into season_entries
      (league_id, season_id, no, team_id, name, nationality, tier, grp, seat, origin, came_from, state)
    select ${league}, ${id}, value ->> 'no', value ->> 'team', value ->> 'name', value ->> 'nationality',
      value ->> '$.division.tier', value ->> '$.division.group', value ->> 'seat', value ->> 'origin',
      iif(value -> 'from' = 'null', null, value -> 'from'), value ->> 'state'
    from json_each(${JSON.stringify(entries)}) where ${landed}`,
]

const divisionStatements = ({ league, id, divisions }: SeasonFacts, landed: SQL): SQL[] => [
  sql`delete from season_divisions where league_id = ${league} and season_id = ${id} and ${landed}`,
  sql`insert into season_divisions (league_id, season_id, tier, grp, name, tournament_id)
    select ${league}, ${id}, value ->> 'tier', value ->> 'group', value ->> 'name', value ->> 'tournament'
    from json_each(${JSON.stringify(divisions)}) where ${landed}`,
]

const playoffStatements = ({ league, id, playoffs }: SeasonFacts, landed: SQL): SQL[] => [
  sql`delete from season_playoffs where league_id = ${league} and season_id = ${id} and ${landed}`,
  sql`insert into season_playoffs (league_id, season_id, tier, pairs, tournament_id, winners)
    select ${league}, ${id}, value ->> 'tier', value -> 'pairs', value ->> 'tournament',
      iif(value -> 'winners' = 'null', null, value -> 'winners')
    from json_each(${JSON.stringify(playoffs)}) where ${landed}`,
]

/** Saves a change in one batch. Returns its version; undefined if the season was changed meanwhile. */
export async function saveSeason(db: Db, plan: SeasonPlan, options: SeasonChangeOptions): Promise<number | undefined> {
  const key = options.key ?? newToken()
  await runBatch(db, seasonStatements(plan, { ...options, key }))
  return (await findSeasonChange(db, plan.after, { key }))?.version
}

export interface StoredSeasonChange extends PastSeasonChange {
  version: number
  at: number
  by: string | null
  reason: string | null
  undoes: number | null
  request: string | null
}

const CHANGE = sql`c.version, c.at, u.username as "by", c.act, c.inverse, c.reason, c.undoes, c.request`

type StoredRow = Omit<StoredSeasonChange, 'acts' | 'inverse'> & { act: string; inverse: string }

const parseChange = ({ act, inverse, ...row }: StoredRow): StoredSeasonChange => ({
  ...row,
  acts: JSON.parse(act) as SeasonAct[],
  inverse: JSON.parse(inverse) as SeasonAct[] | null,
})

type SeasonKey = Pick<SeasonFacts, 'league' | 'id'>

/** A change by its version or idempotency key. */
export async function findSeasonChange(
  db: Db,
  { league, id }: SeasonKey,
  wanted: { version: number } | { key: string },
): Promise<StoredSeasonChange | undefined> {
  const which = 'key' in wanted ? sql`c.key = ${wanted.key}` : sql`c.version = ${wanted.version}`
  const row = await db.get<StoredRow | undefined>(sql`
    select ${CHANGE} from season_changes c left join users u on u.id = c."by"
    where c.league_id = ${league} and c.season_id = ${id} and ${which}`)
  return row && parseChange(row)
}

/** The changes of a season, the oldest first. */
export async function listSeasonChanges(db: Db, { league, id }: SeasonKey): Promise<StoredSeasonChange[]> {
  const rows = await db.all<StoredRow>(sql`
    select ${CHANGE} from season_changes c left join users u on u.id = c."by"
    where c.league_id = ${league} and c.season_id = ${id} order by c.version`)
  return rows.map(parseChange)
}

/** These teams by the id that was asked for, following merges; unknown ids are left out. */
export async function listTeamNames(
  db: Db,
  ids: readonly string[],
): Promise<{ asked: string; id: string; name: string; nationality: string }[]> {
  return db.all(sql`
    select wanted.value as asked, coalesce(m.id, t.id) as id, coalesce(m.name, t.name) as name,
      coalesce(m.nationality, t.nationality) as nationality
    from json_each(${JSON.stringify(ids)}) wanted join teams t on t.id = wanted.value
    left join teams m on m.id = t.merged_into`)
}
