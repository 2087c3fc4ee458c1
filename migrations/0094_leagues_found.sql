-- Leagues with a public season are found by name, as tournaments and teams are (0003, 0036). `names` checks its kinds, so
-- leagues have a table of their own.
create table league_names (
  n integer primary key,
  id text not null unique,
  name text not null,
  plain text generated always as (
    replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(name,
      'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'),
      'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'ı', 'i')
  ) virtual,
  loose text generated always as (
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(plain),
      'ae', 'a'), 'oe', 'o'), 'ue', 'u'), '''', ''), '’', ''), '‘', ''), '`', ''), '´', ''), 'ʼ', ''), 'ʻ', ''),
      '′', ''), '＇', '')
  ) virtual,
  folded text generated always as (case when loose = lower(plain) then plain else plain || ' ' || loose end) virtual
) strict;

create virtual table league_words using fts5 (
  folded, content = 'league_names', content_rowid = 'n', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
create trigger league_names_added after insert on league_names begin
  insert into league_words (rowid, folded) values (new.n, new.folded);
end;
create trigger league_names_changed after update of name on league_names when new.name <> old.name begin
  insert into league_words (league_words, rowid, folded) values ('delete', old.n, old.folded);
  insert into league_words (rowid, folded) values (new.n, new.folded);
end;
create trigger league_names_removed after delete on league_names begin
  insert into league_words (league_words, rowid, folded) values ('delete', old.n, old.folded);
end;

create trigger leagues_listed_first after update of listed_at on leagues
when new.listed_at is not null and old.listed_at is null begin
  insert into league_names (id, name) values (new.id, new.name);
end;
create trigger leagues_renamed after update of name on leagues when new.name <> old.name begin
  update league_names set name = new.name where id = new.id;
end;
create trigger leagues_removed after delete on leagues begin
  delete from league_names where id = old.id;
end;
insert into league_names (id, name) select id, name from leagues where listed_at is not null order by created_at, id;

-- The history of each league: its details, and who manages it. That of a season is in season_changes.
create table league_changes (
  league_id text not null references leagues (id) on delete cascade,
  version integer not null,                 -- of the league, which it made
  at integer not null,
  "by" text,
  act text not null,                        -- core/season/league-acts.ts, as JSON
  undoes integer,
  primary key (league_id, version)
) strict, without rowid;
