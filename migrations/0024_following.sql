-- What somebody follows, without an account under a secret address, of which only the SHA-256 is kept, or as their own.
create table follow_lists (
  id text primary key,
  hash text unique,                        -- of the secret; null once the list is an account's
  user_id text unique references users (id) on delete cascade,
  feed_hash text not null unique,          -- its calendar and its news have an address of their own, which changes nothing
  feed text not null,                      -- sealed: it is shown again
  created_at integer not null,
  used_at integer not null                 -- noted once a day at most
) strict;
create index follow_lists_unused on follow_lists (used_at) where user_id is null;

create table follow_stars (
  list_id text not null references follow_lists (id) on delete cascade,
  star text not null,                      -- as core/people/stars.ts spells it
  created_at integer not null,
  primary key (list_id, star)
) strict;
create index follow_stars_by_star on follow_stars (star);

-- Browsers that are told what happens to the stars of a list. Their keys are sealed.
create table follow_browsers (
  id integer primary key,
  list_id text not null references follow_lists (id) on delete cascade,
  endpoint text not null unique,
  keys text not null,
  zone text not null,                      -- the time zone of the quiet hours
  quiet_from integer,                      -- minutes of the day; null: none
  quiet_to integer,
  created_at integer not null
) strict;
create index follow_browsers_of_list on follow_browsers (list_id);

create table follow_pushes (
  id integer primary key,
  browser_id integer not null references follow_browsers (id) on delete cascade,
  tournament_id text not null references tournaments (id) on delete cascade,
  content text not null,                   -- markdown
  link text not null,
  tries integer not null default 0,
  due_at integer not null
) strict;
create index follow_pushes_due on follow_pushes (due_at);
create index follow_pushes_of_browser on follow_pushes (browser_id);
create index follow_pushes_of_tournament on follow_pushes (tournament_id);

-- How far followers were told of an event that goes on: by its version, and what its games were then.
create table follow_marks (
  tournament_id text primary key references tournaments (id) on delete cascade,
  version integer not null,
  states text not null,                    -- JSON: core/rows/follow-news.ts
  next_at integer                          -- when the clock alone makes something new
) strict;
