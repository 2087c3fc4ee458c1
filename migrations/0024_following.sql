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
