-- The results of rounds that were taken back, until the round is published again: boards that come back get them again.
create table taken_back_rounds (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  matches text not null,                   -- the boards with results, as JSON (core/snapshot/records.ts)
  primary key (tournament_id, round)
) strict, without rowid;
-- Their recorded games, by the numbers of the two players.
create table taken_back_games (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  white integer not null,                  -- players.no
  black integer not null,
  no integer not null,                     -- position in the match, from 1
  game text not null,                      -- the other columns of games, as JSON
  primary key (tournament_id, round, white, black, no)
) strict, without rowid;
-- When the sides of a pairing change places, the games that were recorded of it stay the same games.
create trigger games_of_swapped_sides after update of white, black on matches
when new.white = old.black and new.black = old.white begin
  update games set white_first = 1 - white_first
    where tournament_id = new.tournament_id and round = new.round and match_no = new.no;
end;
