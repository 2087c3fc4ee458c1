-- Play-offs of a season: who meets whom for the places between two tiers, and in which tournament.
create table season_playoffs (
  league_id text not null,
  season_id text not null,
  tier integer not null,                    -- the upper of the two tiers
  pairs text not null,                      -- numbers of entries, upper and lower team, as JSON
  tournament_id text,
  winners text,                             -- numbers of entries whom the manager chose, as JSON; null: the tournament decides
  primary key (league_id, season_id, tier),
  foreign key (league_id, season_id) references seasons (league_id, id) on delete cascade
) strict, without rowid;
