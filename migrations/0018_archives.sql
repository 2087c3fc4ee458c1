-- The snapshot of a public event that is over, as it is sent: opening it reads this row and no other. `build` made it; another may
-- write it differently. Whatever changes the event takes it away. The partial index lets a read pass over the rows of an
-- event that has one, at no cost.
create table archives (
  tournament_id text primary key references tournaments (id) on delete cascade,
  vanity_url text,
  build text not null,
  snapshot text not null
) without rowid;
-- What one entry did in such an event, for the profiles that list it.
create table archived_slices (
  tournament_id text not null references archives (tournament_id) on delete cascade,
  entry integer not null,
  build text not null,
  slice text not null,
  primary key (tournament_id, entry)
) without rowid;
create index archives_by_vanity on archives (vanity_url) where vanity_url is not null;
alter table tournaments add column has_archive integer not null default 0;
create index tournaments_unarchived on tournaments (id) where has_archive = 0;
create trigger archive_added after insert on archives begin
  update tournaments set has_archive = 1 where id = new.tournament_id and has_archive = 0;
end;
create trigger archive_outdated after update on tournaments when old.has_archive = 1 and new.has_archive = 1 begin
  delete from archives where tournament_id = new.id;
  update tournaments set has_archive = 0 where id = new.id;
end;
