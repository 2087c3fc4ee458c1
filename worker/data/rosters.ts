import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { SetRoster } from '#core/changes/set-roster.ts'
import type { LineUp } from '#core/snapshot/desk.ts'
import type { Individual } from '#core/snapshot/individual.ts'
import type { Db } from './db.ts'
import { insertRows } from './row-sql.ts'
import { individuals, lineUps } from './schema/index.ts'

/** The players of all teams, each team's in board order. */
export async function list(db: Db, tournament: string): Promise<Individual[]> {
  const { no, teamNo, board, name, username, title, rating, nationality, fideId, isLate } = individuals
  const rows = await db
    .select({ no, team: teamNo, board, name, username, title, rating, nationality, fideId, isLate })
    .from(individuals)
    .where(eq(individuals.tournamentId, tournament))
    .orderBy(asc(teamNo), asc(board), asc(no))
    .all()
  return rows.map(({ username: known, fideId: fide, isLate: late, ...row }) => ({
    ...row,
    ...(known !== null && { username: known }),
    ...(fide !== null && { fideId: fide }),
    ...(late && { isLate: true as const }),
  }))
}

export const listLineUps = (db: Db, tournament: string): Promise<LineUp[]> => {
  const { round, team, individuals: seats } = lineUps
  return db.select({ round, team, individuals: seats }).from(lineUps).where(eq(lineUps.tournamentId, tournament)).all()
}

/** Numbers of a team's players who have played a game. */
export async function listPlayed(db: Db, tournament: string, team: number): Promise<number[]> {
  const rows = await db.all<{ no: number }>(sql`
    select no from individuals i where tournament_id = ${tournament} and team_no = ${team} and exists (
      select 1 from games g where g.tournament_id = ${tournament} and (g.white_individual = i.no or g.black_individual = i.no))`)
  return rows.map(({ no }) => no)
}

/** SQL condition: the team has the same players as before, and no other team uses the new numbers. */
export const isUnchanged = (tournament: string, { team, roster, rosterBefore }: SetRoster): SQL => {
  const all = JSON.stringify([...new Set([...roster, ...rosterBefore].map(({ no }) => no))])
  const before = JSON.stringify(rosterBefore.map(({ no }) => no))
  return sql`(select count(*) from individuals where tournament_id = ${tournament} and team_no = ${team}) = ${rosterBefore.length}
    and not exists (select 1 from json_each(${all}) seen
      join individuals i on i.tournament_id = ${tournament} and i.no = seen.value
      where i.team_no <> ${team} or i.no not in (select value from json_each(${before})))`
}

/** Statements for acts that set a team's players. Their `user_id` stays. */
export const rosterWrites = (tournament: string, acts: Act[], landed: SQL): SQL[] =>
  acts.flatMap((act) => {
    if (act.type !== 'setRoster') return []
    const nos = JSON.stringify(act.roster.map(({ no }) => no))
    return [
      sql`delete from individuals where tournament_id = ${tournament} and team_no = ${act.team} and ${landed}
        and no not in (select value from json_each(${nos}))`,
      ...individualInserts(tournament, act.roster, landed),
    ]
  })

/** Statements that insert board players, or update those with the same numbers. */
export const individualInserts = (tournament: string, people: Individual[], landed: SQL): SQL[] =>
  insertRows({
    tournament,
    table: 'individuals',
    rows: people.map(({ no, team, board, name, username, title, rating, nationality, fideId, isLate }) => ({
      no,
      teamNo: team,
      board,
      name,
      username: username ?? null,
      title,
      rating,
      nationality,
      fideId: fideId ?? null,
      isLate: isLate === true ? 1 : 0,
    })),
    condition: landed,
    key: 'no',
  })
