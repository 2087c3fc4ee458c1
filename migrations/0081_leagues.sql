-- Leagues, seasons and divisions are thin tables above tournaments: a division is played in an ordinary tournament, which
-- knows nothing of its season (core/season/).
create table leagues (
  id text primary key,                      -- the word in its address
  name text not null,
  owner_id text references users (id) on delete set null,
  description text,
  rules_url text,
  logo_url text,
  version integer not null default 1,
  listed_at integer,                        -- when its public seasons changed last; null without one
  created_at integer not null,
  updated_at integer not null
) strict;
create index leagues_by_owner on leagues (owner_id);
create index leagues_listed on leagues (listed_at) where listed_at is not null;

-- Who manages a league (season_id is empty) or one of its seasons.
create table league_people (
  league_id text not null references leagues (id) on delete cascade,
  season_id text not null default '',
  user_id text not null references users (id) on delete cascade,
  primary key (league_id, season_id, user_id)
) strict, without rowid;
create index league_people_by_user on league_people (user_id);

create table seasons (
  league_id text not null references leagues (id) on delete cascade,
  id text not null,
  no integer not null,                      -- order in the league
  version integer not null,
  name text not null,
  stage text not null check (stage in ('draft', 'open', 'set', 'published', 'break', 'closed')),
  rules text not null,                      -- core/season/rules.ts, as JSON
  starts text not null,                     -- when the rounds start, as JSON
  entries_until integer,
  final text,                               -- the tables of a closed season, as JSON
  created_at integer not null,
  updated_at integer not null,
  primary key (league_id, id)
) strict, without rowid;
create unique index seasons_in_order on seasons (league_id, no);

create table season_divisions (
  league_id text not null,
  season_id text not null,
  tier integer not null,
  grp integer not null,
  name text not null,
  tournament_id text,
  primary key (league_id, season_id, tier, grp),
  foreign key (league_id, season_id) references seasons (league_id, id) on delete cascade
) strict, without rowid;
-- The season of a division's tournament.
create index season_divisions_by_tournament on season_divisions (tournament_id) where tournament_id is not null;

create table season_entries (
  league_id text not null,
  season_id text not null,
  no integer not null,
  team_id text,
  name text not null,
  nationality text not null default '',
  tier integer,                             -- null until it is in a division
  grp integer,
  seat integer not null default 0,
  origin text not null,
  came_from text,                           -- the place in the season before, as JSON
  state text not null,
  primary key (league_id, season_id, no),
  foreign key (league_id, season_id) references seasons (league_id, id) on delete cascade
) strict, without rowid;
create index season_entries_by_team on season_entries (team_id) where team_id is not null;

-- The history of each season.
create table season_changes (
  league_id text not null,
  season_id text not null,
  version integer not null,
  at integer not null,
  "by" text,
  act text not null,
  inverse text not null,
  reason text,
  key text not null,
  request text,                             -- digest of the request that made it
  undoes integer,
  primary key (league_id, season_id, version),
  foreign key (league_id, season_id) references seasons (league_id, id) on delete cascade
) strict, without rowid;
create index season_changes_by_key on season_changes (league_id, season_id, key);
