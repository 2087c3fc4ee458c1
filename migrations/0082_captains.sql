-- What the captains of a match wrote to each other and to the desk: times they propose, statements about the result.
-- Only they and directors see it.
create table fixture_talks (
  tournament_id text not null,
  round integer not null,
  team integer not null,                   -- players.no of both teams, the smaller one first
  other integer not null,
  proposals text not null,                 -- as JSON (core/snapshot/desk.ts)
  statements text not null,
  primary key (tournament_id, round, team),
  foreign key (tournament_id, team) references players (tournament_id, no) on delete cascade,
  foreign key (tournament_id, other) references players (tournament_id, no) on delete cascade
) strict, without rowid;
-- Whether a captain added the player to the team's list after lists were closed.
alter table individuals add column is_late integer not null default 0;
-- Snapshots have new settings: finished events are archived again (worker/data/archives.ts).
update tournaments set podium_version = 0 where active = 0 and round > 0;
-- What captains were warned of before a match, so that they are told once.
create table captain_warnings (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  match_no integer not null,
  team integer not null,                   -- players.no
  kind text not null,                      -- as in core/snapshot/captain-warnings.ts
  primary key (tournament_id, round, match_no, team, kind)
) strict, without rowid;
