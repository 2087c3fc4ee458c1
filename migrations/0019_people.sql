-- What players ask the desk for beside byes: to withdraw from a round on, or to come late to one.
create table player_requests (
  tournament_id text not null,
  player integer not null,                 -- players.no
  kind text not null check (kind in ('withdraw', 'late')),
  round integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused')),
  created_at integer not null,
  primary key (tournament_id, player, kind, round),
  foreign key (tournament_id, player) references players (tournament_id, no) on delete cascade
) strict, without rowid;

-- Who enters results by a link, without an account: until it is revoked, or the event is over.
create table helpers (
  tournament_id text not null references tournaments (id) on delete cascade,
  id integer not null,
  name text not null,
  secret text not null,                    -- SHA-256 of what is in the link
  from_board integer,                      -- null: every board
  to_board integer,
  created_at integer not null,
  revoked_at integer,
  primary key (tournament_id, id)
) strict, without rowid;
create unique index helpers_by_secret on helpers (secret);

-- Whom an announcement is for, and whether it is kept on top.
alter table announcements add column audience text not null default 'public'
  check (audience in ('public', 'participants', 'directors'));
alter table announcements add column is_pinned integer not null default 0;
