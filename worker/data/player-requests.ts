import { and, eq, sql } from 'drizzle-orm'
import type { PlayerRequest } from '#core/snapshot/desk.ts'
import type { Db } from './db.ts'
import { playerRequests } from './schema/index.ts'

type RequestRef = Pick<PlayerRequest, 'player' | 'kind' | 'round'>

const isIt = (tournament: string, { player, kind, round }: RequestRef) =>
  and(
    eq(playerRequests.tournamentId, tournament),
    eq(playerRequests.player, player),
    eq(playerRequests.kind, kind),
    eq(playerRequests.round, round),
  )

/** Saves a competitor's request. A repeated request waits again, even if it was answered. */
export async function save(db: Db, tournament: string, ref: RequestRef, now: number): Promise<void> {
  await db
    .insert(playerRequests)
    .values({ tournamentId: tournament, ...ref, createdAt: now })
    .onConflictDoUpdate({
      target: [playerRequests.tournamentId, playerRequests.player, playerRequests.kind, playerRequests.round],
      set: { state: 'waiting', createdAt: now },
    })
}

export const remove = (db: Db, tournament: string, ref: RequestRef) =>
  db.delete(playerRequests).where(isIt(tournament, ref))

/** Answers a waiting request; false when there is none. */
export async function answer(db: Db, tournament: string, ref: RequestRef, isGranted: boolean): Promise<boolean> {
  const { meta } = await db
    .update(playerRequests)
    .set({ state: isGranted ? 'granted' : 'refused' })
    .where(and(isIt(tournament, ref), eq(playerRequests.state, 'waiting')))
  return meta.changes > 0
}

/** The competitor was withdrawn: grants their waiting requests to withdraw. */
export async function grantWithdrawals(db: Db, tournament: string, player: number): Promise<void> {
  await db
    .update(playerRequests)
    .set({ state: 'granted' })
    .where(
      and(
        eq(playerRequests.tournamentId, tournament),
        eq(playerRequests.player, player),
        eq(playerRequests.kind, 'withdraw'),
        eq(playerRequests.state, 'waiting'),
      ),
    )
}

export const listOfPlayers = (db: Db, tournament: string, players: number[]): Promise<PlayerRequest[]> =>
  db.all<PlayerRequest>(sql`
    select round, player, kind, state from player_requests
    where tournament_id = ${tournament} and player in (select value from json_each(${JSON.stringify(players)}))
    order by round, kind`)

/** Owners of an entry: the player, or the admins of the team. */
export async function listOwners(db: Db, tournament: string, player: number): Promise<string[]> {
  const rows = await db.all<{ user: string }>(sql`
    select user_id as user from players where tournament_id = ${tournament} and no = ${player} and user_id is not null
    union select m.user_id from players p join team_members m on m.team_id = p.team_id
      where p.tournament_id = ${tournament} and p.no = ${player} and m.level > 0`)
  return rows.map(({ user }) => user)
}
