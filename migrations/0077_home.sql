-- What lists say about an event while it goes on and when it is over: made once after each version, like the podium. The
-- partial index holds events whose summary is of another version, those that waited longest first.
alter table tournaments add column summary text;                            -- core/rows/event-summary.ts, as JSON
alter table tournaments add column summary_version integer not null default 0;
alter table tournaments add column summarized_at integer not null default 0;
create index tournaments_without_summary on tournaments (active, summarized_at, id)
  where round > 0 and summary_version <> version;

-- The rank of each entry at that version, for profiles: an object of numbers by the entry's number.
create table places (
  tournament_id text primary key references tournaments (id) on delete cascade,
  ranks text not null
) strict, without rowid;

-- The rounds of a day, over all events.
create index rounds_by_start on rounds (starts_at) where starts_at is not null;
create index rounds_by_day on rounds (day) where day is not null;

-- All entries of a person, for meetings of two persons over all events.
create index players_by_fide_id on players (fide_id) where fide_id is not null;
create index individuals_by_fide_id on individuals (fide_id) where fide_id is not null;
