import type { Db } from './db.ts'

/** Tournaments that the user runs, judges in, or plays in. D1 takes compounds of up to five selects. */
const TOURNAMENTS = `
  select id from (select id from tournaments where organiser_id = ?1
    union select id from deleted_tournaments where organiser_id = ?1
    union select id from deleted_tournaments where deleted_by = ?1)
  union select tournament_id from deputies where user_id = ?1
  union select tournament_id from arbiters where user_id = ?1
  union select tournament_id from players where user_id = ?1
  union select tournament_id from individuals where user_id = ?1`

const OWN_MATCHES = `from players p
  join matches m on m.tournament_id = p.tournament_id and (m.white = p.no or m.black = p.no)`

/** Queries by section of the export. Columns with secrets are left out. */
export const EXPORT_QUERIES: Record<string, string> = {
  profile: `select id, username, name, bio, nationality, theme, background_url, is_licensed, verified, level, email,
    email_meta, contact, meta, ecf, fide, language, created_at, updated_at from users where id = ?1`,
  accounts: `select id, username, link, verified, public, scopes, token_expires_at, created_at, updated_at
    from accounts where user_id = ?1`,
  sessions: 'select device, created_at, seen_at, expires_at from sessions where user_id = ?1',
  codes: 'select purpose, created_at, expires_at, used_at from codes where user_id = ?1',
  accessTokens: 'select name, scope, created_at, used_at, expires_at from access_tokens where user_id = ?1',
  stars: `select s.star, s.created_at from follow_lists l join follow_stars s on s.list_id = l.id where l.user_id = ?1`,
  followedIn: `select b.endpoint, b.zone, b.quiet_from, b.quiet_to, b.language, b.created_at from follow_lists l
    join follow_browsers b on b.list_id = l.id where l.user_id = ?1`,
  teams:
    'select t.id, t.name, m.level, m.created_at from team_members m join teams t on t.id = m.team_id where m.user_id = ?1',
  foundedTeams: 'select id, name, created_at from teams where founder_id = ?1',
  teamInvitations: `select team_id, created_at, 'received' as kind from team_invitations where user_id = ?1
    union all select team_id, created_at, 'sent' from team_invitations where invited_by = ?1`,
  staffInvitations: `select tournament_id, role, from_board, to_board, created_at, 'received' as kind
      from staff_invitations where user_id = ?1
    union all select tournament_id, role, from_board, to_board, created_at, 'sent'
      from staff_invitations where invited_by = ?1`,
  organised: 'select id, name, created_at, updated_at from tournaments where organiser_id = ?1',
  leagues: 'select id, name, created_at, updated_at from leagues where owner_id = ?1',
  managedLeagues: 'select league_id, season_id from league_people where user_id = ?1',
  seasonChanges: `select c.league_id, c.season_id, c.version, c.at, c.act, c.reason
    from (select id from leagues where owner_id = ?1 union select league_id from league_people where user_id = ?1) l
    join season_changes c on c.league_id = l.id where c."by" = ?1`,
  festivals: 'select id, name, created_at, updated_at from festivals where owner_id = ?1',
  managedFestivals: 'select festival_id from festival_staff where user_id = ?1',
  festivalChanges: `select c.festival_id, c.version, c.at, c.act, c.reason
    from (select id from festivals where owner_id = ?1
      union select festival_id from festival_staff where user_id = ?1) f
    join festival_changes c on c.festival_id = f.id where c."by" = ?1`,
  festivalPayments: `select p.festival_id, p.no, p.amount, p.way, p.day, p.at
    from (select id from festivals where owner_id = ?1
      union select festival_id from festival_staff where user_id = ?1) f
    join festival_payments p on p.festival_id = f.id where p."by" = ?1`,
  leagueChanges: `select c.league_id, c.version, c.at, c.act
    from (select id from leagues where owner_id = ?1 union select league_id from league_people where user_id = ?1) l
    join league_changes c on c.league_id = l.id where c."by" = ?1`,
  deletedTournaments: `select id, name, deleted_at from deleted_tournaments where organiser_id = ?1
    union select id, name, deleted_at from deleted_tournaments where deleted_by = ?1`,
  deputies: 'select tournament_id from deputies where user_id = ?1',
  arbiters: 'select tournament_id, from_round, to_round, from_board, to_board, pool from arbiters where user_id = ?1',
  changes: `select c.tournament_id, c.version, c.at, c.source, c.act, c.reason
    from (${TOURNAMENTS}) t join changes c on c.tournament_id = t.id where c."by" = ?1`,
  webhooks: `select w.tournament_id, w.url, w.events, w.created_at
    from (${TOURNAMENTS}) t join webhooks w on w.tournament_id = t.id where w.created_by = ?1`,
  announcements: `select tournament_id, title, announcement, created_at, updated_at from announcements where author_id = ?1`,
  notices: 'select title, content, link, created_at, updated_at from notices where author_id = ?1',
  entries: `select tournament_id, no, first_name, last_name, title, rating, nationality, fide_id, sex, birth, club,
    group_name, fee, listed, email, contact, lichess, chess_com, meta, created_at, updated_at from players where user_id = ?1`,
  /** Earlier names and details, in the histories of tournaments. */
  historyTexts: `select c.tournament_id, c.text from players p
    join change_texts c on c.tournament_id = p.tournament_id and c.entry = p.no where p.user_id = ?1`,
  deletedEntries: `select tournament_id, table_name, row from deleted_rows
    where row ->> '$[0].user_id' = ?1 and row ->> '$[0].user_id' is not null`,
  seats: `select tournament_id, no, team_no, board, name, username, title, rating, nationality, fide_id
    from individuals where user_id = ?1`,
  matches: `select m.tournament_id, m.round, m.no, m.outcome, m.facts ${OWN_MATCHES} where p.user_id = ?1`,
  games: `select g.tournament_id, g.round, g.no, g.white, g.black, g.outcome, g.link, g.pgn ${OWN_MATCHES}
    join games g on g.tournament_id = m.tournament_id and g.round = m.round and g.match_no = m.no where p.user_id = ?1`,
  boardGames: `select g.tournament_id, g.round, g.no, g.white, g.black, g.outcome, g.link, g.pgn from individuals i
    join games g on g.tournament_id = i.tournament_id and (g.white_individual = i.no or g.black_individual = i.no)
    where i.user_id = ?1`,
  bonuses: `select b.tournament_id, b.round, b.mp, b.gp, b.reason from players p
    join bonuses b on b.tournament_id = p.tournament_id and b.player = p.no where p.user_id = ?1`,
  requests: 'select tournament_id, state, letters, created_at from requests where user_id = ?1',
  claimRequests: 'select tournament_id, no, created_at from claim_requests where user_id = ?1',
  pushes: 'select endpoint, created_at from push_subscriptions where user_id = ?1',
  byeRequests: `select b.tournament_id, b.round, b.type, b.state from players p
    join bye_requests b on b.tournament_id = p.tournament_id and b.player = p.no where p.user_id = ?1`,
  checkIns: `select c.tournament_id, c.round, c.is_present from players p
    join check_ins c on c.tournament_id = p.tournament_id and c.player = p.no where p.user_id = ?1`,
  askedOfDesk: `select r.tournament_id, r.kind, r.round, r.state, r.created_at from players p
    join player_requests r on r.tournament_id = p.tournament_id and r.player = p.no where p.user_id = ?1`,
  startedGames: `select tournament_id, round, match_no, way, state, site_id, created_at from game_starts where user_id = ?1`,
  startedRounds: 'select tournament_id, round, state, pair_at, created_at from game_batches where user_id = ?1',
  reminders: 'select tournament_id, round, match_no, minutes from reminders where user_id = ?1',
  notifications: 'select content, link, role, seen, created_at from notifications where user_id = ?1',
  /** Without their texts, which may open the account. */
  letters: 'select kind, recipient, subject, created_at, failed_at from letters where user_id = ?1',
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
