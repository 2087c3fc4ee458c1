-- Players with whom a club enters a season. They move to the division's tournament when it is made; until then only the
-- club and the season's managers see them, and the history of the season doesn't name them.
create table season_squads (
  league_id text not null,
  season_id text not null,
  team_id text not null,
  squad text not null,                      -- core/season/squads.ts, as JSON
  updated_at integer not null,
  primary key (league_id, season_id, team_id),
  foreign key (league_id, season_id) references seasons (league_id, id) on delete cascade
) strict, without rowid;
create index season_squads_by_team on season_squads (team_id);
