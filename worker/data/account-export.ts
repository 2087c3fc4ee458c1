import type { Db } from './db.ts'

/** Queries by section of the export. Columns with secrets are left out. */
const EXPORT_QUERIES: Record<string, string> = {
  profile: `select id, username, name, bio, nationality, theme, background_url, email, email_meta, contact, meta, ecf, fide,
    created_at, updated_at from users where id = ?1`,
  accounts: 'select id, username, link, verified, public, created_at from accounts where user_id = ?1',
  sessions: 'select device, created_at, seen_at, expires_at from sessions where user_id = ?1',
  accessTokens: 'select name, scope, created_at, used_at, expires_at from access_tokens where user_id = ?1',
  stars: `select s.star, s.created_at from follow_lists l join follow_stars s on s.list_id = l.id where l.user_id = ?1`,
  followedIn: `select b.endpoint, b.zone, b.quiet_from, b.quiet_to, b.created_at from follow_lists l
    join follow_browsers b on b.list_id = l.id where l.user_id = ?1`,
  teams:
    'select t.id, t.name, m.level, m.created_at from team_members m join teams t on t.id = m.team_id where m.user_id = ?1',
  entries: `select tournament_id, no, first_name, last_name, rating, nationality, fide_id, sex, birth, club, group_name, fee,
    contact, created_at from players where user_id = ?1`,
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
  askedOfDesk: `select r.tournament_id, r.kind, r.round, r.state, r.created_at from players p
    join player_requests r on r.tournament_id = p.tournament_id and r.player = p.no where p.user_id = ?1`,
  reminders: 'select tournament_id, round, match_no, minutes from reminders where user_id = ?1',
  notifications: 'select content, link, role, seen, created_at from notifications where user_id = ?1',
  feedback: 'select id, title, type, content, created_at from feedback where user_id = ?1',
  links: 'select tournament_id, round, match_no, link, state, created_at from links where user_id = ?1',
}

/** All stored rows about a user, by section of the export. */
export async function exportAll(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const answers = await db.$client.batch(
    Object.values(EXPORT_QUERIES).map((sql) => db.$client.prepare(sql).bind(userId)),
  )
  return Object.fromEntries(Object.keys(EXPORT_QUERIES).map((name, at) => [name, answers[at]!.results]))
}
