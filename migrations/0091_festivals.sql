-- Festivals are thin tables above tournaments: each section is an ordinary tournament, which knows of its festival only by
-- the link in place of its website (core/festival/).
create table festivals (
  id text primary key,                      -- the word in its address
  owner_id text references users (id) on delete set null,
  version integer not null,
  name text not null,
  stage text not null check (stage in ('draft', 'public', 'closed')),
  facts text not null,                      -- core/festival/facts.ts, as JSON
  last_no integer not null default 0,       -- the last number given to a person
  listed_at integer,                        -- when it changed last; null for a draft
  created_at integer not null,
  updated_at integer not null
) strict;
create index festivals_by_owner on festivals (owner_id);
create index festivals_listed on festivals (listed_at) where listed_at is not null;

create table festival_sections (
  festival_id text not null references festivals (id) on delete cascade,
  tournament_id text not null,
  pos integer not null,
  facts text not null,                      -- as JSON
  held integer not null default 0,          -- places that are taken by people who aren’t in the tournament’s list yet
  waiting integer not null default 0,
  primary key (festival_id, tournament_id)
) strict, without rowid;
create unique index festival_sections_by_tournament on festival_sections (tournament_id);

-- Who runs a festival beside its owner; they are deputies of all its sections.
create table festival_staff (
  festival_id text not null references festivals (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  primary key (festival_id, user_id)
) strict, without rowid;
create index festival_staff_by_user on festival_staff (user_id);

-- The history of each festival. What it says of people names their numbers.
create table festival_changes (
  festival_id text not null references festivals (id) on delete cascade,
  version integer not null,
  at integer not null,
  "by" text,                                -- null for somebody who entered without an account
  act text not null,
  inverse text not null,
  reason text,
  key text not null,
  request text,                             -- digest of the request that made it
  undoes integer,
  primary key (festival_id, version)
) strict, without rowid;
create index festival_changes_by_key on festival_changes (festival_id, key);
