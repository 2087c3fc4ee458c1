import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { MergedField } from '#core/people/team-merge.ts'
import { runBatch } from './batch.ts'
import type { CommittedChange } from './change-draft.ts'
import { commitAll } from './commit.ts'
import type { Db } from './db.ts'
import { listEntrySlices } from './entry-rows.ts'
import { players, tournaments } from './schema/index.ts'

/** Merges `from` into `to`. */
export interface MergeInput {
  from: string
  to: string
  /** Texts of the merged team. */
  fields: Record<MergedField, string | null>
  /** Id of the merging user, who must be an admin of both teams; undefined for a site admin. */
  admin: string | undefined
  /** Id of the merging user. */
  by: string
  now: number
}

const other = alias(players, 'other')

/** Name of a tournament that both teams play in: such teams cannot be merged. */
export async function findSharedTournament(db: Db, from: string, to: string): Promise<string | undefined> {
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

const isTeam = (team: string): SQL => sql`exists (select 1 from teams where id = ${team} and merged_into is null)`
const isAdminOf = (team: string, user: string): SQL =>
  sql`exists (select 1 from team_members where team_id = ${team} and user_id = ${user} and level > 0)`

/** SQL condition: both teams exist, the user may merge them, and they share no tournament. */
const mergeGuard = ({ from, to, admin }: MergeInput): SQL =>
  and(
    from === to ? sql`false` : isTeam(from),
    isTeam(to),
    admin === undefined ? undefined : isAdminOf(from, admin),
    admin === undefined ? undefined : isAdminOf(to, admin),
    sql`not exists (select 1 from players a join players b on b.tournament_id = a.tournament_id and b.team_id = ${to}
      where a.team_id = ${from})`,
  )!

/**
 * Merges two teams in one batch: entries, results and links stay and belong to the merged team; members move and keep
 * the higher level. Returns the changed tournaments, or undefined when one of the teams changed concurrently and
 * nothing was done.
 */
export async function merge(db: Db, given: MergeInput): Promise<CommittedChange[] | undefined> {
  const { from, to, by, now } = given
  const guard = mergeGuard(given)
  const slices = await listEntrySlices(db, sql`p.team_id = ${from}`)
  if (slices.length === 0) {
    const [merged] = await runBatch(db, mergeStatements(given, guard))
    return merged!.meta.changes > 0 ? [] : undefined
  }
  const result = await commitAll(
    db,
    slices.map((snapshot) => ({
      snapshot,
      acts: snapshot.players.no.map((no) => ({ type: 'setOwner' as const, no, owner: to })),
    })),
    { by, source: 'captain', now, guard, also: (landed) => mergeStatements(given, landed) },
  )
  return Array.isArray(result) ? result : undefined
}

/** Only the first statement checks `condition`; the others check that it has just merged the team. */
function mergeStatements({ from, to, fields, now }: MergeInput, condition: SQL): SQL[] {
  const isMerged = sql`exists (select 1 from teams where id = ${from} and merged_into = ${to} and updated_at = ${now})`
  return [
    sql`update teams set merged_into = ${to}, updated_at = ${now} where id = ${from} and merged_into is null and ${condition}`,
    sql`update teams set description = ${fields.description ?? ''}, ecf = ${fields.ecf}, fide = ${fields.fide}, updated_at = ${now},
        chess_com = coalesce(chess_com, (select chess_com from teams where id = ${from})),
        logo_url = coalesce(logo_url, (select logo_url from teams where id = ${from})),
        founder_id = coalesce(founder_id, (select founder_id from teams where id = ${from}))
      where id = ${to} and ${isMerged}`,
    sql`update season_entries set team_id = ${to} where team_id = ${from} and ${isMerged}`,
    sql`update or ignore season_squads set team_id = ${to} where team_id = ${from} and ${isMerged}`,
    sql`insert into team_members (team_id, user_id, level, created_at)
      select ${to}, user_id, level, created_at from team_members where team_id = ${from} and ${isMerged}
      on conflict do update set level = max(team_members.level, excluded.level)`,
    sql`delete from team_members where team_id = ${from} and ${isMerged}`,
    sql`insert into team_invitations (team_id, user_id, invited_by, created_at)
      select ${to}, user_id, invited_by, created_at from team_invitations i where team_id = ${from} and ${isMerged}
        and not exists (select 1 from team_members where team_id = ${to} and user_id = i.user_id) on conflict do nothing`,
    sql`delete from team_invitations where team_id = ${from} and ${isMerged}`,
    sql`update requests set team_id = ${to} where team_id = ${from} and ${isMerged}`,
  ]
}
