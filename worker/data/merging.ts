import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { MergedField } from '#core/people/merge.ts'
import type { Db } from './db.ts'
import { players, tournaments } from './schema/index.ts'

/** Two teams become one. */
export interface Merging {
  from: string
  to: string
  /** What the merged team says. */
  fields: Record<MergedField, string | null>
  /** Who merges, if it takes an admin of both; undefined for an admin of the site. */
  admin: string | undefined
  now: number
}

const other = alias(players, 'other')

/** A tournament that both teams play in, where they cannot be one. */
export async function meeting(db: Db, from: string, to: string): Promise<string | undefined> {
  const found = await db
    .select({ name: tournaments.name })
    .from(players)
    .innerJoin(other, and(eq(other.tournamentId, players.tournamentId), eq(other.teamId, to)))
    .innerJoin(tournaments, eq(tournaments.id, players.tournamentId))
    .where(eq(players.teamId, from))
    .limit(1)
    .get()
  return found?.name
}

const STANDS = (team: string) => `exists (select 1 from teams where id = ${team} and merged_into is null)`
const DIRECTED = (team: string) =>
  `(?3 is null or exists (select 1 from team_members where team_id = ${team} and user_id = ?3 and level > 0))`

const MERGE = `
  update teams set merged_into = ?2, updated_at = ?4
  where id = ?1 and merged_into is null and ?1 <> ?2 and ${STANDS('?2')} and ${DIRECTED('?1')} and ${DIRECTED('?2')}
    and not exists (select 1 from players a join players b on b.tournament_id = a.tournament_id and b.team_id = ?2
      where a.team_id = ?1)`

/**
 * Makes one team of two in one batch: entries, results and links stay where they are and are the merged team's, members move
 * and keep the higher level. Returns the tournaments that look different now, or undefined when one of the teams changed
 * meanwhile so that nothing was done.
 */
export async function merge(
  db: Db,
  { from, to, fields, admin, now }: Merging,
): Promise<{ id: string; version: number }[] | undefined> {
  const run = (sql: string, ...values: (string | number | null)[]) => db.$client.prepare(sql).bind(...values)
  // What follows is done where the first statement just was.
  const done = 'exists (select 1 from teams where id = ?1 and merged_into = ?2 and updated_at = ?3)'
  const [merged, , , , , touched] = await db.$client.batch<{ id: string; version: number }>([
    run(MERGE, from, to, admin ?? null, now),
    run(
      `update teams set description = ?4, ecf = ?5, fide = ?6, updated_at = ?3,
         chess_com = coalesce(chess_com, (select chess_com from teams where id = ?1)),
         logo_url = coalesce(logo_url, (select logo_url from teams where id = ?1)),
         founder_id = coalesce(founder_id, (select founder_id from teams where id = ?1))
       where id = ?2 and ${done}`,
      ...[from, to, now, fields.description ?? '', fields.ecf, fields.fide],
    ),
    run(
      `insert into team_members (team_id, user_id, level, created_at)
       select ?2, user_id, level, created_at from team_members where team_id = ?1 and ${done}
       on conflict do update set level = max(team_members.level, excluded.level)`,
      ...[from, to, now],
    ),
    run(`delete from team_members where team_id = ?1 and ${done}`, from, to, now),
    run(`update requests set team_id = ?2 where team_id = ?1 and ${done}`, from, to, now),
    run(
      `update tournaments set version = version + 1, updated_at = ?3
       where id in (select tournament_id from players where team_id = ?1) and ${done} returning id, version`,
      ...[from, to, now],
    ),
    run(`update players set team_id = ?2, owner = ?2, updated_at = ?3 where team_id = ?1 and ${done}`, from, to, now),
  ])
  return merged!.meta.changes > 0 ? touched!.results : undefined
}
