-- A scope for programs that send moves of boards, and the one event that such a token is for. SQLite can't change a check.
create table new_access_tokens (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  hash text not null unique,
  name text not null,
  scope text not null check (scope in ('read', 'results', 'manage', 'boards')),
  created_at integer not null,
  used_at integer,
  expires_at integer,
  tournament_id text references tournaments (id) on delete cascade
) strict;
insert into new_access_tokens (id, user_id, hash, name, scope, created_at, used_at, expires_at)
  select id, user_id, hash, name, scope, created_at, used_at, expires_at from access_tokens;
drop table access_tokens;
alter table new_access_tokens rename to access_tokens;
create index access_tokens_by_user on access_tokens (user_id);
create index access_tokens_by_expiry on access_tokens (expires_at) where expires_at is not null;
create index access_tokens_by_tournament on access_tokens (tournament_id) where tournament_id is not null;
