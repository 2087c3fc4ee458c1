-- Until now midnight UTC stood for a day without an hour, which is also 19:00 in New York. Such a day has a column of its own
-- (`2026-06-18`); `starts_at` is the moment if the hour is known. Rounds that were saved at midnight UTC keep their day.
alter table rounds add column day text check (day is null or starts_at is null);

-- `starts_at` of an event is what it is listed by: of a day, its beginning in UTC.
alter table tournaments add column start_day text;
drop trigger first_round_added;
drop trigger first_round_changed;
drop trigger first_round_removed;

update rounds set day = date(starts_at / 1000, 'unixepoch'), starts_at = null
  where starts_at % 86400000 = 0 and starts_at between 0 and 253402214400000;
update tournaments set start_day = (select day from rounds where tournament_id = tournaments.id and round = 1)
  where exists (select 1 from rounds where tournament_id = tournaments.id and round = 1 and day is not null);

create trigger first_round_added after insert on rounds when new.round = 1 begin
  update tournaments set starts_at = coalesce(new.starts_at, 1000 * unixepoch(new.day)), start_day = new.day
    where id = new.tournament_id;
end;
create trigger first_round_changed after update of starts_at, day on rounds when new.round = 1 begin
  update tournaments set starts_at = coalesce(new.starts_at, 1000 * unixepoch(new.day)), start_day = new.day
    where id = new.tournament_id;
end;
create trigger first_round_removed after delete on rounds when old.round = 1 begin
  update tournaments set starts_at = null, start_day = null where id = old.tournament_id;
end;

-- Rounds of deleted tournaments, which may be restored.
update deleted_rows set row = json_set(row, '$[0].day', date((row ->> '$[0].starts_at') / 1000, 'unixepoch'), '$[0].starts_at', null)
  where table_name = 'rounds' and (row ->> '$[0].starts_at') % 86400000 = 0
    and (row ->> '$[0].starts_at') between 0 and 253402214400000;

-- Archived events are written again (worker/data/archives.ts).
update tournaments set podium_version = 0 where active = 0 and round > 0;
