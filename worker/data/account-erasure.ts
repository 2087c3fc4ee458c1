import { sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { entriesSlice } from '#core/snapshot/slice.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { runBatch } from './batch.ts'
import type { CommittedChange } from './change-draft.ts'
import { commitAll, type TournamentActs } from './commit.ts'
import type { Db } from './db.ts'
import { erasureStatements as deletedErasures } from './deleted-tournaments.ts'
import { listEntrySlices } from './entry-rows.ts'

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
export async function erase(db: Db, userId: string, name: 'keep' | 'deleted', now: number): Promise<CommittedChange[]> {
  const changes = await listErasures(db, userId, name)
  const statements = (landed: SQL): SQL[] => [
    ...(name === 'deleted' ? namesStatements(userId, landed) : []),
    ...changes.flatMap(({ snapshot }) => textsStatements(userId, snapshot, name, landed)),
    ...goodbyeStatements(userId, landed),
  ]
  if (changes.length === 0) {
    await runBatch(db, statements(sql`true`))
    return []
  }
  const result = await commitAll(db, changes, { by: userId, source: 'player', now, erases: true, first: statements })
  if (Array.isArray(result)) return result
  throw new Error(`Couldn’t delete account ${userId}.`)
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

const namesStatements = (userId: string, landed: SQL): SQL[] => [
  sql`update games set white = case when exists (select 1 from individuals i where i.tournament_id = games.tournament_id
        and i.no = white_individual and i.user_id = ${userId}) then ${DELETED_NAME} else white end,
      black = case when exists (select 1 from individuals i where i.tournament_id = games.tournament_id
        and i.no = black_individual and i.user_id = ${userId}) then ${DELETED_NAME} else black end
    where tournament_id in (select tournament_id from individuals where user_id = ${userId}) and ${landed}`,
  sql`update players set fide_id = null, birth = null, sex = null, club = null, group_name = null, fee = null where user_id = ${userId} and ${landed}`,
  ...deletedErasures(userId, DELETED_NAME, landed),
  sql`update individuals set name = ${DELETED_NAME}, username = null, fide_id = null where user_id = ${userId} and ${landed}`,
]

/**
 * Deletes texts of the change history. With `keep` only the username; else all texts about the user's entries, and
 * those of whole files (`entry is null`), which may contain the name.
 */
const textsStatements = (userId: string, { id, players }: Snapshot, name: 'keep' | 'deleted', landed: SQL): SQL[] => [
  name === 'keep'
    ? sql`delete from change_texts where tournament_id = ${id} and ${landed}
        and text = (select username from users where id = ${userId})`
    : sql`delete from change_texts where tournament_id = ${id} and ${landed}
        and (entry is null or entry in (select value from json_each(${JSON.stringify(players.no)})))`,
]

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
  'access_tokens',
  'follow_lists',
]

const goodbyeStatements = (userId: string, landed: SQL): SQL[] => [
  sql`delete from check_ins where ${landed}
    and (tournament_id, player) in (select tournament_id, no from players where user_id = ${userId})`,
  sql`update players set user_id = null, owner = null, contact = null, lichess = null, chess_com = null, meta = null
    where user_id = ${userId} and ${landed}`,
  sql`update individuals set user_id = null where user_id = ${userId} and ${landed}`,
  promoteHeirs(userId, landed),
  ...OWN_TABLES.map((table) => sql`delete from ${sql.raw(table)} where user_id = ${userId} and ${landed}`),
  sql`update feedback set user_id = null where user_id = ${userId} and ${landed}`,
  sql`update links set user_id = null where user_id = ${userId} and ${landed}`,
  sql`update teams set founder_id = null where founder_id = ${userId} and ${landed}`,
  sql`update tournaments set organiser_id = null where organiser_id = ${userId} and ${landed}`,
  sql`delete from users where id = ${userId} and ${landed}`,
]
