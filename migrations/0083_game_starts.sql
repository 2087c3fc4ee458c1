-- Games that the desk starts on Lichess (core/chess-site/game-start.ts): one row for each pairing. Once the game exists,
-- it is the pairing's link, in the table links.
create table game_starts (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  match_no integer not null,
  way text not null check (way in ('links', 'bulk')),
  state text not null,
  fault text,
  white text not null default '',          -- names of the accounts, in lower case
  black text not null default '',
  clock_limit integer not null,            -- seconds
  clock_increment integer not null,
  rated integer not null,
  batch text,                              -- game_batches.id, if all games begin at the same moment
  site_id text,                            -- the game's id at Lichess, known before the game exists
  user_id text references users (id) on delete set null, -- asked for it, and lends their token if they have one
  is_by_token integer not null default 0,  -- made with a token, so it can be cancelled
  works_on integer not null default 0,     -- cancelled here alone: the links work until they expire
  expires_at integer,
  pair_at integer,                         -- when Lichess creates the game
  looks integer not null default 0,        -- in a row, at which Lichess had no such game
  white_seen text,                         -- away, online or playing
  black_seen text,
  due_at integer not null,                 -- the next look
  created_at integer not null,
  primary key (tournament_id, round, match_no)
) strict;
-- The cron trigger wakes the rooms that have to look.
create index game_starts_due on game_starts (due_at) where state in ('asked', 'created', 'opened', 'cancelling');
-- Games of an account: a player can't begin two games at one time, and leaves with their account.
create index game_starts_white on game_starts (white);
create index game_starts_black on game_starts (black);
create index game_starts_user on game_starts (user_id) where user_id is not null;

-- Games that Lichess creates at one moment, by a single request.
create table game_batches (
  tournament_id text not null references tournaments (id) on delete cascade,
  id text not null,
  round integer not null,
  state text not null check (state in ('asked', 'sent', 'made', 'failed', 'cancelled')), -- sent: the answer is not known
  fault text,
  site_id text,                            -- the bulk's id at Lichess
  pair_at integer not null,
  clocks_at integer,                       -- from then on the clocks run without a move
  user_id text references users (id) on delete set null,
  created_at integer not null,
  primary key (tournament_id, id)
) strict;
create index game_batches_user on game_batches (user_id) where user_id is not null;

-- What the token of an account may be used for, and until when. Tokens of before were given for other purposes: null.
alter table accounts add column scopes text;
alter table accounts add column token_expires_at integer;
