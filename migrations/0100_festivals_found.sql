-- Public festivals are found by name, as leagues are (0094).
create table festival_names (
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

create virtual table festival_words using fts5 (
  folded, content = 'festival_names', content_rowid = 'n', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
create trigger festival_names_added after insert on festival_names begin
  insert into festival_words (rowid, folded) values (new.n, new.folded);
end;
create trigger festival_names_changed after update of name on festival_names when new.name <> old.name begin
  insert into festival_words (festival_words, rowid, folded) values ('delete', old.n, old.folded);
  insert into festival_words (rowid, folded) values (new.n, new.folded);
end;
create trigger festival_names_removed after delete on festival_names begin
  insert into festival_words (festival_words, rowid, folded) values ('delete', old.n, old.folded);
end;

create trigger festivals_listed_first after update of listed_at on festivals
when new.listed_at is not null and old.listed_at is null begin
  insert into festival_names (id, name) values (new.id, new.name);
end;
create trigger festivals_unlisted after update of listed_at on festivals
when new.listed_at is null and old.listed_at is not null begin
  delete from festival_names where id = new.id;
end;
create trigger festivals_renamed after update of name on festivals when new.name <> old.name begin
  update festival_names set name = new.name where id = new.id;
end;
create trigger festivals_removed after delete on festivals begin
  delete from festival_names where id = old.id;
end;
insert into festival_names (id, name)
select id, name from festivals where listed_at is not null order by created_at, id;
