-- Ids of tournaments, people and teams are text; a player's and a pairing's are spelled from their numbers
-- (core/snapshot/ids.ts). Times are milliseconds since 1970, points of games and bonuses are doubled.
-- Tables that are read by tournament are WITHOUT ROWID on (tournament_id, …), so that a page's rows lie side by side
-- and are read once.

create table users (
  id text primary key,
  username text not null,
  unique_id text not null unique,          -- the username in lower case: one person per name
  password_hash text,
  name text,
  bio text not null default '',
  nationality text not null default '',
  theme text check (theme in ('light', 'dark')),
  background_url text,
  is_licensed integer not null default 0,
  verified integer not null default 0,
  email text,
  email_meta text not null default '{}',
  contact text not null default '{}',      -- reddit, zoom, skype, facebook, phone
  meta text not null default '{}',
  ecf text,
  fide text,
  level integer not null default 0,
  created_at integer not null,
  updated_at integer not null
) strict;
create index users_by_email on users (email) where email is not null;

create table sessions (
  secret_hash text primary key,            -- SHA-256 of what only the HttpOnly cookie holds
  handle text not null unique,
  user_id text not null references users (id) on delete cascade,
  created_at integer not null,
  seen_at integer not null,
  expires_at integer not null
) strict;
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table accounts (
  user_id text not null references users (id) on delete cascade,
  id text not null check (id in ('lichess', 'chessCom', 'facebook', 'email')),
  site_id text,                            -- the site's own number: names change, numbers do not
  username text not null,
  link text,
  token text,                              -- encrypted
  verified integer not null default 0,
  public integer not null default 1,
  permanent integer not null default 0,
  sent_at integer,
  created_at integer not null,
  updated_at integer not null,
  primary key (user_id, id)
) strict, without rowid;
create unique index accounts_once on accounts (id, site_id) where site_id is not null and verified = 1;

create table codes (
  hash text primary key,
  purpose text not null,                   -- reset, verify, claim, chessCom, oauth, socket
  subject text not null,                   -- whom or what the code is for
  user_id text references users (id) on delete cascade,
  data text not null default '{}',
  created_at integer not null,
  expires_at integer not null,
  used_at integer
) strict;
create index codes_by_subject on codes (purpose, subject);
create index codes_by_expiry on codes (expires_at);

create table teams (
  id text primary key,
  name text not null,
  founder_id text references users (id) on delete set null,
  bio text not null default '',
  description text not null default '',
  nationality text not null default '',
  ecf text,
  fide text,
  chess_com text,                          -- the club's address part
  logo_url text,
  merged_into text references teams (id),
  created_at integer not null,
  updated_at integer not null
) strict;
create index teams_by_name on teams (name collate nocase);

create table team_members (
  team_id text not null references teams (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  level integer not null default 0,
  created_at integer not null,
  primary key (team_id, user_id)
) strict, without rowid;
create index team_members_by_user on team_members (user_id);

create table tournaments (
  id text primary key,
  version integer not null default 1,
  name text not null,
  organiser_id text references users (id) on delete set null,
  active integer not null default 1,
  round integer not null default 0,
  players integer not null default 0,
  public integer not null default 1,
  vanity_url text unique collate nocase,
  settings text not null default '{}',     -- what differs from the defaults, as JSON
  created_at integer not null,
  updated_at integer not null,
  -- core/tournament/phase.ts
  phase text not null generated always as (case when round = 0 then 'upcoming' when active then 'live' else 'finished' end)
) strict;
create index tournaments_newest on tournaments (public, created_at desc, id desc);
create index tournaments_of_phase on tournaments (public, phase, created_at desc, id desc);
create index tournaments_by_organiser on tournaments (organiser_id, updated_at desc);

create table deputies (
  tournament_id text not null references tournaments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (tournament_id, user_id)
) strict, without rowid;
create index deputies_by_user on deputies (user_id);

create table systems (
  tournament_id text not null references tournaments (id) on delete cascade,
  from_round integer not null,
  to_round integer not null,
  system text not null,
  pool_names text not null default '[]',
  primary key (tournament_id, from_round)
) strict, without rowid;

create table rounds (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  starts_at integer,
  primary key (tournament_id, round)
) strict, without rowid;

create table players (
  tournament_id text not null references tournaments (id) on delete cascade,
  no integer not null,
  first_name text not null,
  last_name text not null default '',
  title text not null default '',
  rating integer not null default 0,
  nationality text not null default '',
  pool integer not null default 0,
  active integer not null default 1,
  user_id text references users (id) on delete set null,
  team_id text references teams (id) on delete set null,
  owner text,                              -- the claimer's username, or the team's id, as the snapshot shows it
  contact text,
  lichess text,
  chess_com text,
  fide_id text,
  birth text,
  sex text,
  meta text,
  created_at integer not null,
  updated_at integer not null,
  primary key (tournament_id, no)
) strict, without rowid;
create index players_by_user on players (user_id) where user_id is not null;
create index players_by_team on players (team_id) where team_id is not null;

-- In a team event: the people who sit at its boards.
create table individuals (
  tournament_id text not null references tournaments (id) on delete cascade,
  no integer not null,
  team_no integer not null,
  board integer not null default 0,
  name text not null,
  username text,                           -- on the chess site
  title text not null default '',
  rating integer not null default 0,
  nationality text not null default '',
  fide_id text,
  user_id text references users (id) on delete set null,
  primary key (tournament_id, no)
) strict, without rowid;
create index individuals_by_user on individuals (user_id) where user_id is not null;

create table matches (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  no integer not null,
  board integer not null,
  pool integer not null default 0,
  white integer not null,                  -- players.no
  black integer,                           -- null: a bye
  outcome text not null default '  ',      -- core/match/outcome.ts
  white_points integer,
  black_points integer,
  games text,                              -- two letters a game, first side's and second side's
  facts text,                              -- core/match/facts.ts, as JSON; null when there is no more to know
  primary key (tournament_id, round, no)
) strict, without rowid;

create table games (
  tournament_id text not null,
  round integer not null,
  match_no integer not null,
  no integer not null,                     -- position in the match, from 1
  board integer not null,
  white text not null,                     -- names as played
  black text not null,
  white_individual integer,                -- individuals.no
  black_individual integer,
  white_first integer not null default 1,  -- whether the match's first side has White here
  outcome text not null default '  ',      -- White's and Black's letter
  link text,
  pgn text,
  started_at integer,
  ended_at integer,
  primary key (tournament_id, round, match_no, no),
  foreign key (tournament_id, round, match_no) references matches (tournament_id, round, no) on delete cascade
) strict, without rowid;

create table bonuses (
  tournament_id text not null references tournaments (id) on delete cascade,
  id integer not null,
  player integer not null,                 -- players.no
  round integer not null,
  mp integer not null default 0,
  gp integer not null default 0,
  primary key (tournament_id, id)
) strict, without rowid;

-- Links as people submitted them, before and after they stand in a match's facts.
create table links (
  id text primary key,
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  match_no integer not null,
  user_id text references users (id) on delete set null,
  source text not null,
  type text not null,
  link text not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'removed')),
  created_at integer not null,
  updated_at integer not null
) strict;
create index links_of_match on links (tournament_id, round, match_no);

-- Linked matches that the chess site is still asked about. Kept apart from matches: looking changes no result.
create table watches (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  match_no integer not null,
  source text not null,
  site_id text not null,
  etag text,
  failures integer not null default 0,
  due_at integer not null,
  done integer not null default 0,
  primary key (tournament_id, round, match_no)
) strict, without rowid;
create index watches_due on watches (done, due_at);

-- Every change of a result, undone ones too: who, when, before, after.
create table result_history (
  id integer primary key,
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  match_no integer not null,
  user_id text,                            -- null: the chess site
  source text not null,
  before text not null,
  after text not null,
  reason text,
  created_at integer not null
) strict;
create index result_history_of_match on result_history (tournament_id, round, match_no, id);

create table announcements (
  id integer primary key,
  tournament_id text not null references tournaments (id) on delete cascade,
  title text not null default '',
  announcement text not null,
  author_id text references users (id) on delete set null,
  created_at integer not null,
  updated_at integer not null
) strict;
create index announcements_of_tournament on announcements (tournament_id, created_at desc);
create index announcements_newest on announcements (created_at desc);

create table notices (
  id integer primary key,
  title text not null,
  content text not null,
  link text,
  role text,
  tournament_id text references tournaments (id) on delete cascade,
  author_id text references users (id) on delete set null,
  created_at integer not null,
  updated_at integer not null
) strict;
create index notices_newest on notices (created_at desc);

create table notifications (
  id integer primary key,
  user_id text not null references users (id) on delete cascade,
  content text not null,
  link text,
  role text not null check (role in ('draw', 'announcement')),
  seen integer not null default 0,
  created_at integer not null
) strict;
create index notifications_of_user on notifications (user_id, seen, created_at desc);

create table feedback (
  id text primary key,
  user_id text references users (id) on delete set null,
  title text not null,
  type text not null check (type in ('suggestion', 'bug', 'other')),
  content text not null,
  link text,
  created_at integer not null
) strict;

-- Letters, while no mail service is configured.
create table letters (
  id integer primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at integer not null
) strict;

create table requests (
  tournament_id text not null references tournaments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  team_id text references teams (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  created_at integer not null,
  primary key (tournament_id, user_id)
) strict, without rowid;
