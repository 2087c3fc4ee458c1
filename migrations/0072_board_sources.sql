-- Where the moves of games over the board come from (core/boards/). Running games themselves are in the tournament's room.
create table board_sources (
  tournament_id text not null references tournaments (id) on delete cascade,
  id text not null unique,                 -- eight letters: in the address to which programs push
  kind text not null check (kind in ('push', 'pgn', 'liveChess', 'lichess')),
  address text,                            -- null: pushed
  rank integer not null,                   -- where two sources have one game, that of the lower rank counts
  is_on integer not null default 1,
  trusts_boards integer not null default 0, -- whether board numbers decide where nobody is named
  created_at integer not null,
  primary key (tournament_id, id)
) strict;
-- The cron trigger looks for events whose sources are asked.
create index board_sources_asked on board_sources (tournament_id) where is_on = 1 and kind <> 'push';

-- What sources call a player, as the desk said: `Board PC 2` is entry 14. In team events the number is a board player's.
create table board_aliases (
  tournament_id text not null references tournaments (id) on delete cascade,
  name text not null,                      -- in lower case
  no integer not null,
  primary key (tournament_id, name)
) strict;

-- Games that the desk gave a place, by the game's key in its source.
create table board_places (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  source text not null,
  game_key text not null,
  match_no integer not null,
  board integer not null,
  game integer not null,
  primary key (tournament_id, round, source, game_key)
) strict;
