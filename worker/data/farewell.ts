import type { Db } from './db.ts'

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

const TOUCHED = `
  update tournaments set version = version + 1 where id in (
    select tournament_id from players where user_id = ?1 union select tournament_id from individuals where user_id = ?1)
  returning id, version`

/** A team whose last admin goes is left to who has been in it longest. */
const HEIRS = `
  update team_members set level = 1
  where team_id in (select mine.team_id from team_members mine where mine.user_id = ?1 and mine.level > 0
      and not exists (select 1 from team_members o where o.team_id = mine.team_id and o.user_id <> ?1 and o.level > 0))
    and user_id = (select f.user_id from team_members f where f.team_id = team_members.team_id and f.user_id <> ?1
      order by f.created_at, f.user_id limit 1)`

/**
 * Deletes somebody and all that is theirs alone, in one batch. Results stay under the name they were played with, or as
 * "Deleted player". Returns the tournaments that look different now, with their versions.
 */
export async function remove(
  db: Db,
  userId: string,
  name: 'keep' | 'deleted',
): Promise<{ id: string; version: number }[]> {
  const run = (sql: string, ...more: string[]) => db.$client.prepare(sql).bind(userId, ...more)
  const [touched] = await db.$client.batch<{ id: string; version: number }>([
    run(TOUCHED),
    ...(name === 'deleted'
      ? [
          run(
            `update games set white = case when exists (select 1 from individuals i where i.tournament_id = games.tournament_id
                and i.no = white_individual and i.user_id = ?1) then ?2 else white end,
              black = case when exists (select 1 from individuals i where i.tournament_id = games.tournament_id
                and i.no = black_individual and i.user_id = ?1) then ?2 else black end
             where tournament_id in (select tournament_id from individuals where user_id = ?1)`,
            DELETED,
          ),
          run(
            `update players set first_name = ?2, last_name = '', fide_id = null, birth = null where user_id = ?1`,
            DELETED,
          ),
          run('update individuals set name = ?2, username = null, fide_id = null where user_id = ?1', DELETED),
        ]
      : []),
    run(
      `update players set user_id = null, owner = null, contact = null, lichess = null, chess_com = null, meta = null
       where user_id = ?1`,
    ),
    run('update individuals set user_id = null where user_id = ?1'),
    run(HEIRS),
    ...[
      'sessions',
      'accounts',
      'codes',
      'team_members',
      'notifications',
      'requests',
      'claim_requests',
      'reminders',
      'deputies',
    ].map((table) => run(`delete from ${table} where user_id = ?1`)),
    run('update feedback set user_id = null where user_id = ?1'),
    run('update links set user_id = null where user_id = ?1'),
    run('update result_history set user_id = null where user_id = ?1'),
    run('update teams set founder_id = null where founder_id = ?1'),
    run('update tournaments set organiser_id = null where organiser_id = ?1'),
    run('delete from users where id = ?1'),
  ])
  return touched!.results
}
