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

-- When its director deleted a tournament; null: it is there. It can be restored for 30 days and is then removed.
alter table tournaments add column deleted_at integer;
create index tournaments_deleted on tournaments (deleted_at) where deleted_at is not null;
