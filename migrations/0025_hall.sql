-- A team hands in one line-up a round, against whomever it plays: it stays when the round is taken back and published again.
create table team_line_ups (
  tournament_id text not null,
  round integer not null,
  team integer not null,                   -- players.no
  individuals text not null,               -- individuals.no of each board as JSON, 0: nobody
  primary key (tournament_id, round, team),
  foreign key (tournament_id, team) references players (tournament_id, no) on delete cascade
) strict, without rowid;
insert or ignore into team_line_ups select tournament_id, round, team, individuals from line_ups;
drop table line_ups;
alter table team_line_ups rename to line_ups;

-- What the desk knows of an entry: the group it plays for prizes in, and how it stands with the fee.
alter table players add column group_name text;
alter table players add column fee text check (fee in ('paid', 'free'));

-- Tournaments that were deleted, for 30 days: until then who directed them may restore them. Their rows stand aside, so that nothing
-- that reads tournaments needs to know; their changes stay where they are.
create table deleted_tournaments (
  id text primary key,
  name text not null,
  organiser_id text references users (id) on delete set null,
  deleted_by text references users (id) on delete set null,
  deleted_at integer not null
) strict, without rowid;
create index deleted_tournaments_by_time on deleted_tournaments (deleted_at);
create index deleted_tournaments_of on deleted_tournaments (organiser_id) where organiser_id is not null;
create index deleted_tournaments_by on deleted_tournaments (deleted_by) where deleted_by is not null;
create table deleted_rows (
  tournament_id text not null references deleted_tournaments (id) on delete cascade,
  table_name text not null,
  no integer not null,
  row text not null,                       -- its columns as JSON: objects of up to 15 each
  primary key (tournament_id, table_name, no)
) strict, without rowid;
-- Whoever deletes their account is looked for here too.
create index deleted_rows_of on deleted_rows (row ->> '$[0].user_id') where row ->> '$[0].user_id' is not null;
