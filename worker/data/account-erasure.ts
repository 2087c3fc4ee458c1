import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { entriesSlice } from '#core/snapshot/slice.ts'
import { runBatch } from './batch.ts'
import type { CommittedChange } from './change-draft.ts'
import { commitAll, type TournamentActs } from './commit.ts'
import type { Db } from './db.ts'
import { deletedUpdate } from './deleted-tournaments.ts'
import { listEntrySlices } from './entry-rows.ts'
import { gameErasure } from './game-erasure.ts'
import { historyErasure, usernameErasure } from './history-erasure.ts'
import { isStoredOf, listOwned, listPlaces, type Erasure, type PersonPlace } from './person-places.ts'
import * as tables from './schema/index.ts'

const DELETED_NAME = 'Deleted player'

/** When a team's last admin leaves, its longest-standing member becomes admin. */
const promoteHeirs = (userId: string, landed: SQL): SQL => sql`
  update team_members set level = 1
  where team_id in (select mine.team_id from team_members mine where mine.user_id = ${userId} and mine.level > 0
      and not exists (select 1 from team_members o where o.team_id = mine.team_id and o.user_id <> ${userId} and o.level > 0))
    and user_id = (select f.user_id from team_members f where f.team_id = team_members.team_id and f.user_id <> ${userId}
      order by f.created_at, f.user_id limit 1)
    and ${landed}`

/**
 * Deletes an account and its private data in one batch. `name` decides whether results keep the player's name or show
 * "Deleted player". Returns the changed tournaments; throws when one of them was changed concurrently.
 */
export async function erase(
  db: Db,
  { id, username }: { id: string; username: string },
  name: 'keep' | 'deleted',
  now: number,
): Promise<CommittedChange[]> {
  const [changes, places, owned, aliases] = await Promise.all([
    listErasures(db, id, name),
    listPlaces(db, id),
    listOwned(db, username),
    listAliases(db, id),
  ])
  const left = owned.filter((tournament) => places.every((place) => place.tournament !== tournament)).map(formerPlace)
  const traces: Erasure[] = []
  for (const place of [...places, ...left]) {
    if (name === 'keep') traces.push(await usernameErasure(db, place.tournament, username))
    else
      traces.push(await historyErasure(db, place, [username, ...aliases]), await gameErasure(db, place, DELETED_NAME))
  }
  const statements: Erasure = (landed) => [
    ...traces.flatMap((erasure) => erasure(landed)),
    ...(name === 'deleted' ? namesStatements(id, landed) : []),
    ...deletedGoodbyes(id, landed),
    ...goodbyeStatements(id, landed),
  ]
  if (changes.length === 0) {
    await runBatch(db, statements(sql`true`))
    return []
  }
  const result = await commitAll(db, changes, { by: id, source: 'player', now, erases: true, first: statements })
  if (Array.isArray(result)) return result
  throw new Error(`Couldn’t delete account ${id}.`)
}

/** A tournament from which all entries of a person were removed. */
const formerPlace = (tournament: string): PersonPlace => ({
  tournament,
  isDeleted: false,
  entries: [],
  individuals: [],
  names: [],
})

/** Other names by which texts may speak of a user: their real name, their FIDE ID, their accounts on other sites. */
async function listAliases(db: Db, userId: string): Promise<string[]> {
  const rows = await db.all<{ alias: string | null }>(sql`
    select name as alias from users where id = ${userId} union select fide from users where id = ${userId}
    union select username from accounts where user_id = ${userId}`)
  return rows.flatMap(({ alias }) => alias ?? [])
}

/**
 * Acts that remove the user from tournaments: entries lose their owner and, with `deleted`, their name; board players
 * are erased.
 */
async function listErasures(db: Db, userId: string, name: 'keep' | 'deleted'): Promise<TournamentActs[]> {
  const [entries, boards] = await Promise.all([
    listEntrySlices(db, sql`p.user_id = ${userId}`),
    db.all<{ id: string; version: number; nos: string }>(sql`
      select t.id, t.version, json_group_array(i.no) as nos from individuals i join tournaments t on t.id = i.tournament_id
      where i.user_id = ${userId} group by t.id`),
  ])
  const acts = new Map<string, TournamentActs>()
  for (const snapshot of entries) {
    acts.set(snapshot.id, {
      snapshot,
      acts: snapshot.players.no.flatMap((no): Act[] => [
        { type: 'setOwner', no, owner: null },
        ...(name === 'deleted' ? [{ type: 'renameEntry' as const, no, firstName: DELETED_NAME, lastName: '' }] : []),
      ]),
    })
  }
  for (const { id, version, nos } of boards) {
    const known = acts.get(id) ?? { snapshot: entriesSlice({ id, version, settings: {} }, []), acts: [] }
    const erased = (JSON.parse(nos) as number[]).map((no) => ({ type: 'eraseIndividual' as const, no }))
    acts.set(id, { ...known, acts: [...known.acts, ...erased] })
  }
  return [...acts.values()]
}

const NO_DETAILS = { fide_id: null, birth: null, sex: null, club: null, group_name: null, fee: null, listed: null }
const NO_OWNER = { user_id: null, owner: null, contact: null, email: null, lichess: null, chess_com: null, meta: null }

const namesStatements = (userId: string, landed: SQL): SQL[] => [
  sql`update players set ${assigned(NO_DETAILS)} where user_id = ${userId} and ${landed}`,
  sql`update individuals set name = ${DELETED_NAME}, username = null, fide_id = null where user_id = ${userId} and ${landed}`,
  deletedUpdate(
    tables.players,
    { ...NO_DETAILS, first_name: DELETED_NAME, last_name: '' },
    sql`${isStoredOf(userId)} and ${landed}`,
  ),
  deletedUpdate(
    tables.individuals,
    { name: DELETED_NAME, username: null, fide_id: null },
    sql`${isStoredOf(userId)} and ${landed}`,
  ),
]

/** What a restored tournament must not bring back. */
const deletedGoodbyes = (userId: string, landed: SQL): SQL[] => [
  deletedUpdate(tables.players, NO_OWNER, sql`${isStoredOf(userId)} and ${landed}`),
  deletedUpdate(tables.individuals, { user_id: null }, sql`${isStoredOf(userId)} and ${landed}`),
  // Requests, deputies and the like are nothing without their user.
  sql`delete from deleted_rows where ${isStoredOf(userId)} and ${landed}
    and table_name in (${sql.join(
      DROPPED.map((table) => sql`${getTableName(table)}`),
      sql`, `,
    )})`,
]
const DROPPED = [
  tables.deputies,
  tables.arbiters,
  tables.staffInvitations,
  tables.requests,
  tables.claimRequests,
  tables.reminders,
]

const assigned = (set: Record<string, null>): SQL =>
  sql.raw(
    Object.keys(set)
      .map((column) => `${column} = null`)
      .join(', '),
  )

const OWN_TABLES = [
  'sessions',
  'accounts',
  'codes',
  'team_members',
  'notifications',
  'requests',
  'claim_requests',
  'reminders',
  'deputies',
  'arbiters',
  'team_invitations',
  'staff_invitations',
  'access_tokens',
  'follow_lists',
  'letters',
  'league_people',
  'festival_staff',
]

const goodbyeStatements = (userId: string, landed: SQL): SQL[] => [
  sql`delete from check_ins where ${landed}
    and (tournament_id, player) in (select tournament_id, no from players where user_id = ${userId})`,
  // Addresses of their entries, also where the history has them.
  sql`delete from change_texts where instr(text, '"email":"') and ${landed}
    and tournament_id in (select tournament_id from players where user_id = ${userId})
    and exists (select 1 from players p where p.tournament_id = change_texts.tournament_id and p.user_id = ${userId}
      and instr(change_texts.text, '"email":"' || p.email || '"'))`,
  sql`update players set ${assigned(NO_OWNER)} where user_id = ${userId} and ${landed}`,
  sql`update individuals set user_id = null where user_id = ${userId} and ${landed}`,
  promoteHeirs(userId, landed),
  // Before the account that names them is deleted.
  sql`delete from game_starts where ${landed}
    and white in (select site_id from accounts where user_id = ${userId} and id = 'lichess')`,
  sql`delete from game_starts where ${landed}
    and black in (select site_id from accounts where user_id = ${userId} and id = 'lichess')`,
  ...OWN_TABLES.map((table) => sql`delete from ${sql.raw(table)} where user_id = ${userId} and ${landed}`),
  // Reminders of usernames are for an address, which may have several accounts.
  sql`delete from letters where recipient = (select email from users where id = ${userId}) and kind = 'usernameReminder'
    and ${landed}`,
  sql`update feedback set user_id = null where user_id = ${userId} and ${landed}`,
  sql`update links set user_id = null where user_id = ${userId} and ${landed}`,
  sql`update teams set founder_id = null where founder_id = ${userId} and ${landed}`,
  sql`update leagues set owner_id = null where owner_id = ${userId} and ${landed}`,
  sql`update festivals set owner_id = null where owner_id = ${userId} and ${landed}`,
  sql`update tournaments set organiser_id = null where organiser_id = ${userId} and ${landed}`,
  sql`delete from users where id = ${userId} and ${landed}`,
]
