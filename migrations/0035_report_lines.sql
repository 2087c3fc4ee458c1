-- Header lines of an imported report that no other fact holds, such as its arbiters (102, 112), as JSON.
alter table tournaments add column report_lines text not null default '[]';

-- A report may give a player the bye of a round that is still to be drawn (U). SQLite can’t change a check.
create table new_bye_requests (
  tournament_id text not null,
  round integer not null,
  player integer not null,                 -- players.no
  type text not null check (type in ('F', 'H', 'Z', 'U')),
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused')),
  primary key (tournament_id, round, player),
  foreign key (tournament_id, player) references players (tournament_id, no) on delete cascade
) strict, without rowid;
insert into new_bye_requests select tournament_id, round, player, type, state from bye_requests;
drop table bye_requests;
alter table new_bye_requests rename to bye_requests;
