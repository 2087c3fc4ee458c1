-- People who entered a festival: each once, however many sections they play.
create table festival_people (
  festival_id text not null references festivals (id) on delete cascade,
  no integer not null,
  first_name text not null,
  last_name text not null,
  title text not null default '',
  rating integer not null default 0,
  nationality text not null default '',
  fide_id text,
  sex text check (sex in ('m', 'w')),
  birth text,
  club text,
  email text,
  note text,                                -- what they wrote to the organiser
  reference text not null,                  -- on their bank transfer
  secret text,                              -- SHA-256 of the word in the link to their entry
  identity text not null,                   -- core/festival/identity.ts
  created_at integer not null,
  primary key (festival_id, no)
) strict, without rowid;
create index festival_people_by_identity on festival_people (festival_id, identity);
create unique index festival_people_by_secret on festival_people (festival_id, secret) where secret is not null;

create table festival_places (
  festival_id text not null references festivals (id) on delete cascade,
  person integer not null,
  tournament_id text not null,
  state text not null check (state in ('asked', 'waiting', 'offered', 'in', 'out', 'lapsed')),
  asked_at integer not null,                -- decides the order of the waiting list
  offered_until integer,
  price integer not null default 0,         -- in the currency’s smallest unit, as it was when they entered
  primary key (festival_id, person, tournament_id)
) strict, without rowid;
