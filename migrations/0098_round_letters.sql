-- The address of an entry to which letters about its rounds go, as the player agreed. Only directors see it.
alter table players add column email text;
-- Whether a user who asks to join wants these letters.
alter table requests add column letters integer not null default 0;

-- Letters about a round: what they are about, so that they can be taken back while they wait; null for all others.
alter table letters add column tournament_id text references tournaments (id) on delete cascade;
alter table letters add column round integer;
alter table letters add column told text;                   -- pairing, result
alter table letters add column entry integer;               -- players.no
alter table letters add column unsubscribe text;            -- the address for List-Unsubscribe
create index letters_of_round on letters (tournament_id, round) where tournament_id is not null;

-- What entries were told of a round, so that they are told once, and again if their pairing changes.
create table round_letters (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  kind text not null,                      -- pairing, result
  entry integer not null,                  -- players.no; 0: nobody is told, as the round was older than the setting
  opponent integer,                        -- players.no; null: a bye, or a result
  seat text not null default '',           -- board and colour, or the kind of bye
  primary key (tournament_id, round, kind, entry)
) strict, without rowid;

-- Addresses that want no more letters about an event, each as its SHA-256.
create table letter_stops (
  tournament_id text not null references tournaments (id) on delete cascade,
  address text not null,
  primary key (tournament_id, address)
) strict, without rowid;

-- Events with letters whose rounds have changed since they were looked at. `n` grows with each change. Changes of single
-- boards are noted by worker/data/round-letters.ts: a trigger of `changes` would make every result cost a row more.
create table round_letters_due (
  tournament_id text primary key references tournaments (id) on delete cascade,
  n integer not null default 1
) strict, without rowid;

create trigger letters_due_by_round after update of round, closed, active, stage on tournaments
when coalesce(new.settings ->> 'letters', 'none') <> 'none' begin
  insert into round_letters_due (tournament_id) values (new.id) on conflict (tournament_id) do update set n = n + 1;
end;
-- A round that is taken back, a round that is opened again, an event that is abandoned: nobody hears of it any more.
create trigger letters_taken_back after update of round, closed, stage on tournaments
when new.round < old.round or new.closed < old.closed or new.stage = 'abandoned' begin
  delete from round_letters where tournament_id = new.id and exists (
    select 1 from letters l where l.tournament_id = new.id and l.round = round_letters.round and l.failed_at is null
      and l.told = round_letters.kind and l.entry = round_letters.entry
      and (new.stage = 'abandoned' or l.round > iif(l.told = 'pairing', new.round, new.closed)));
  delete from letters where tournament_id = new.id and failed_at is null
    and (new.stage = 'abandoned' or round > iif(told = 'pairing', new.round, new.closed));
end;

-- Letters begin with the next round that is published, and with the next one that is closed.
create trigger letters_switched_on after update of settings on tournaments
when coalesce(new.settings ->> 'letters', 'none') <> coalesce(old.settings ->> 'letters', 'none') begin
  insert or ignore into round_letters (tournament_id, round, kind, entry)
    select new.id, new.round, 'pairing', 0 where new.round > 0
      and coalesce(old.settings ->> 'letters', 'none') not in ('pairings', 'all');
  insert or ignore into round_letters (tournament_id, round, kind, entry)
    select new.id, new.closed, 'result', 0 where new.closed > 0
      and coalesce(old.settings ->> 'letters', 'none') not in ('results', 'all');
  delete from letters where tournament_id = new.id and failed_at is null
    and coalesce(new.settings ->> 'letters', 'none') not in ('all', iif(told = 'pairing', 'pairings', 'results'));
end;

-- An address that was taken away gets nothing that still waits.
create trigger letters_address_gone after update of email on players when old.email is not null and new.email is null begin
  delete from letters where tournament_id = new.tournament_id and entry = new.no and recipient = old.email;
end;
