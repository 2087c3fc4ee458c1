import { sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { entriesSlice } from '#core/snapshot/slice.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { runBatch } from './batch.ts'
import type { Committed } from './change-draft.ts'
import { commitAll, type TournamentActs } from './commit.ts'
import type { Db } from './db.ts'
import { listEntrySlices } from './entry-rows.ts'

const DELETED = 'Deleted player'

/** What is kept about a person, table by table, without secrets. */
const HELD: Record<string, string> = {
  profile: `select id, username, name, bio, nationality, theme, background_url, email, email_meta, contact, meta, ecf, fide,
    created_at, updated_at from users where id = ?1`,
  accounts: 'select id, username, link, verified, public, created_at from accounts where user_id = ?1',
  sessions: 'select created_at, seen_at, expires_at from sessions where user_id = ?1',
  teams:
    'select t.id, t.name, m.level, m.created_at from team_members m join teams t on t.id = m.team_id where m.user_id = ?1',
  entries: `select tournament_id, no, first_name, last_name, rating, nationality, contact, created_at from players
    where user_id = ?1`,
  seats: 'select tournament_id, no, name, rating from individuals where user_id = ?1',
  matches: `select m.tournament_id, m.round, m.no, m.outcome, m.facts from players p
    join matches m on m.tournament_id = p.tournament_id and (m.white = p.no or m.black = p.no) where p.user_id = ?1`,
  requests: 'select tournament_id, state, created_at from requests where user_id = ?1',
  claimRequests: 'select tournament_id, no, created_at from claim_requests where user_id = ?1',
  pushes: 'select endpoint, created_at from push_subscriptions where user_id = ?1',
  arbiters: 'select tournament_id, from_round, to_round, from_board, to_board, pool from arbiters where user_id = ?1',
  byeRequests: `select b.tournament_id, b.round, b.type, b.state from players p
    join bye_requests b on b.tournament_id = p.tournament_id and b.player = p.no where p.user_id = ?1`,
  checkIns: `select c.tournament_id, c.round, c.is_present from players p
    join check_ins c on c.tournament_id = p.tournament_id and c.player = p.no where p.user_id = ?1`,
  reminders: 'select tournament_id, round, match_no, minutes from reminders where user_id = ?1',
  notifications: 'select content, link, role, seen, created_at from notifications where user_id = ?1',
  feedback: 'select id, title, type, content, created_at from feedback where user_id = ?1',
  links: 'select tournament_id, round, match_no, link, state, created_at from links where user_id = ?1',
}

/** All that is kept about somebody. */
export async function held(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const answers = await db.$client.batch(Object.values(HELD).map((sql) => db.$client.prepare(sql).bind(userId)))
  return Object.fromEntries(Object.keys(HELD).map((name, at) => [name, answers[at]!.results]))
}

/** A team whose last admin goes is left to who has been in it longest. */
const promoteHeirs = (userId: string, landed: SQL): SQL => sql`
  update team_members set level = 1
  where team_id in (select mine.team_id from team_members mine where mine.user_id = ${userId} and mine.level > 0
      and not exists (select 1 from team_members o where o.team_id = mine.team_id and o.user_id <> ${userId} and o.level > 0))
    and user_id = (select f.user_id from team_members f where f.team_id = team_members.team_id and f.user_id <> ${userId}
      order by f.created_at, f.user_id limit 1)
    and ${landed}`

/**
 * Deletes somebody and all that is theirs alone, in one batch. Results stay under the name they were played with, or as
 * "Deleted player". Returns the tournaments that look different now; throws where one of them was changed at the same moment.
 */
export async function remove(db: Db, userId: string, name: 'keep' | 'deleted', now: number): Promise<Committed[]> {
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
  throw new Error(`Account ${userId} could not be deleted.`)
}

/** What a deletion changes in tournaments: entries are nobody's and, if wished, nameless; so are places at boards. */
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
        ...(name === 'deleted' ? [{ type: 'renameEntry' as const, no, firstName: DELETED, lastName: '' }] : []),
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
        and i.no = white_individual and i.user_id = ${userId}) then ${DELETED} else white end,
      black = case when exists (select 1 from individuals i where i.tournament_id = games.tournament_id
        and i.no = black_individual and i.user_id = ${userId}) then ${DELETED} else black end
    where tournament_id in (select tournament_id from individuals where user_id = ${userId}) and ${landed}`,
  sql`update players set fide_id = null, birth = null where user_id = ${userId} and ${landed}`,
  sql`update individuals set name = ${DELETED}, username = null, fide_id = null where user_id = ${userId} and ${landed}`,
]

/** What the history says of them goes too; what it says of a whole file only where names go. */
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
