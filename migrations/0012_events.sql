-- The club for which somebody plays an event of individuals.
alter table players add column club text;

-- What the list of events is searched and filtered by.
alter table tournaments add column place text;       -- the location without case and accents (core/text/fold.ts)
update tournaments set place = lower(settings ->> 'location');

-- When round 1 starts, kept by triggers; events are listed by it, and before anybody has said by when they were made.
alter table tournaments add column starts_at integer;
update tournaments set starts_at = (select starts_at from rounds where tournament_id = tournaments.id and round = 1);
create trigger first_round_added after insert on rounds when new.round = 1 begin
  update tournaments set starts_at = new.starts_at where id = new.tournament_id;
end;
create trigger first_round_changed after update of starts_at on rounds when new.round = 1 begin
  update tournaments set starts_at = new.starts_at where id = new.tournament_id;
end;
create trigger first_round_removed after delete on rounds when old.round = 1 begin
  update tournaments set starts_at = null where id = old.tournament_id;
end;
alter table tournaments add column listed_at integer generated always as (coalesce(starts_at, created_at)) virtual;

alter table tournaments add column system text generated always as (coalesce(settings ->> 'pairingSystem', 'swiss')) virtual;
alter table tournaments add column federation text generated always as (settings ->> 'federation') virtual;
-- core/tournament/time-class.ts
alter table tournaments add column speed text generated always as (case
  when settings ->> 'timeControl' like '%blitz%' then 'blitz'
  when settings ->> 'timeControl' like '%rapid%' then 'rapid'
  when coalesce(cast(settings ->> 'timeControl' as integer), 0) <= 0 then null
  when instr(settings ->> 'timeControl', '/') > 0 then 'standard'
  when cast(settings ->> 'timeControl' as integer) + coalesce(cast(substr(settings ->> 'timeControl',
    nullif(instr(replace(settings ->> 'timeControl', '|', '+'), '+'), 0) + 1) as integer), 0) >= 60 then 'standard'
  when cast(settings ->> 'timeControl' as integer) + coalesce(cast(substr(settings ->> 'timeControl',
    nullif(instr(replace(settings ->> 'timeControl', '|', '+'), '+'), 0) + 1) as integer), 0) > 10 then 'rapid'
  else 'blitz'
end) virtual;

create index tournaments_listed on tournaments (public, listed_at desc, id desc);
create index tournaments_listed_by_phase on tournaments (public, phase, listed_at desc, id desc);
create index tournaments_listed_by_federation on tournaments (public, federation, listed_at desc, id desc);
create index tournaments_by_place on tournaments (public, place);
