-- Who came first, second and third, for lists: made once after each version of an event that is over. The partial index
-- holds those whose podium is of another version, so that each minute reads nothing else.
alter table tournaments add column podium text not null default '[]';
alter table tournaments add column podium_version integer not null default 0;
create index tournaments_without_podium on tournaments (id)
  where active = 0 and round > 0 and podium_version <> version;
