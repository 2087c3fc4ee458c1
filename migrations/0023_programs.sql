-- Tokens by which programs ask in somebody's name. Of the secret only its SHA-256 is kept.
create table access_tokens (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  hash text not null unique,
  name text not null,
  scope text not null check (scope in ('read', 'results', 'manage')),
  created_at integer not null,
  used_at integer                          -- noted once an hour at most
) strict;
create index access_tokens_by_user on access_tokens (user_id);

-- Addresses that are told what happens in a tournament. What there is to tell is read from its changes, so that writing those costs nothing.
create table webhooks (
  id text primary key,
  tournament_id text not null references tournaments (id) on delete cascade,
  url text not null,
  secret text not null,                    -- sealed: deliveries are signed with it
  events text not null,                    -- JSON: names of events (core/people/webhook-events.ts)
  told integer not null,                   -- the version of the last change that was looked at
  created_by text references users (id) on delete set null,
  created_at integer not null,
  due_at integer not null default 0,       -- not tried before; while somebody sends, the end of their lease
  tries integer not null default 0,        -- of the delivery that is next
  failing_since integer,
  disabled_at integer
) strict;
create index webhooks_of_tournament on webhooks (tournament_id);
create index webhooks_by_author on webhooks (created_by) where created_by is not null;
create index webhooks_enabled on webhooks (due_at) where disabled_at is null;

create table deliveries (
  id text primary key,                     -- of the webhook, the version and the place in it: what is told once has one id
  webhook_id text not null references webhooks (id) on delete cascade,
  seq integer not null,                    -- in this order
  event text not null,
  body text not null,
  created_at integer not null,
  status integer,                          -- of the last answer; 0 for none
  tried_at integer,
  done_at integer
) strict;
create unique index deliveries_in_order on deliveries (webhook_id, seq);
create index deliveries_waiting on deliveries (webhook_id, seq) where done_at is null;
create index deliveries_by_time on deliveries (created_at);
