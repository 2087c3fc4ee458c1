import { sql } from 'drizzle-orm'
import type { SiteRoster } from '#core/chess-site/parse-match.ts'
import type { MatchSignUps } from '#core/snapshot/fixture-outlook.ts'
import type { Db } from './db.ts'

const AT_ONCE = 200

/** Who has signed up for a tournament’s matches at their chess site, by `round no`. */
export async function signUpsOf(db: Db, tournament: string): Promise<Map<string, MatchSignUps>> {
  const rows = await db.all<{ round: number; no: number; rosters: string; minBoards: number }>(sql`
    select round, match_no as no, rosters, min_boards as minBoards from match_rosters
    where tournament_id = ${tournament} and min_boards is not null`)
  return new Map(
    rows.map(({ round, no, rosters, minBoards }) => {
      const [first, second] = JSON.parse(rosters) as [SiteRoster, SiteRoster]
      return [`${round} ${no}`, { minimum: minBoards, sides: [signUpsIn(first), signUpsIn(second)] }]
    }),
  )
}

const signUpsIn = ({ players }: SiteRoster) =>
  players.map(({ username, rating = 0, timeouts = null }) => ({ username, rating, timeoutPercent: timeouts }))

/** Drawn rounds of running team events that start in this time. */
export const listNearRounds = (db: Db, from: number, to: number): Promise<{ id: string; round: number }[]> =>
  db.all(sql`
    select r.tournament_id as id, r.round from rounds r cross join tournaments t on t.id = r.tournament_id
    where r.starts_at >= ${from} and r.starts_at < ${to} and t.active = 1 and t.round >= r.round
      and t.settings ->> 'competitors' = 'team'
    order by r.starts_at limit ${AT_ONCE}`)

interface WarningRef {
  tournament: string
  round: number
  no: number
  team: number
  kind: string
}

/** Notes that a captain is warned; false if they were before. */
export async function note(db: Db, { tournament, round, no, team, kind }: WarningRef): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(
      'insert into captain_warnings (tournament_id, round, match_no, team, kind) values (?1, ?2, ?3, ?4, ?5) on conflict do nothing',
    )
    .bind(tournament, round, no, team, kind)
    .run()
  return meta.changes > 0
}
