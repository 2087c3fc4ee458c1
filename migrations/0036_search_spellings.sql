-- A name is also found by its other spellings: Mueller and Müller, Oster and Øster, OBrien and O’Brien. `loose` has its
-- letters without the e of ae, oe and ue, and without apostrophes (core/text/fold.ts does the same with what is sought).
drop trigger names_added;
drop trigger names_changed;
drop trigger names_removed;
drop table words;
alter table names drop column folded;
alter table names add column plain text generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(replace(replace(replace(name,
    'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'),
    'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'ı', 'i')
) virtual;
alter table names add column loose text generated always as (
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(plain),
    'ae', 'a'), 'oe', 'o'), 'ue', 'u'), '''', ''), '’', ''), '‘', ''), '`', ''), '´', ''), 'ʼ', ''), 'ʻ', ''),
    '′', ''), '＇', '')
) virtual;
alter table names add column folded text generated always as (
  case when loose = lower(plain) then plain else plain || ' ' || loose end
) virtual;

create virtual table words using fts5 (
  folded, kind, content = 'names', content_rowid = 'n', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
create trigger names_added after insert on names begin
  insert into words (rowid, folded, kind) values (new.n, new.folded, new.kind);
end;
create trigger names_changed after update of name on names when new.name <> old.name begin
  insert into words (words, rowid, folded, kind) values ('delete', old.n, old.folded, old.kind);
  insert into words (rowid, folded, kind) values (new.n, new.folded, new.kind);
end;
create trigger names_removed after delete on names begin
  insert into words (words, rowid, folded, kind) values ('delete', old.n, old.folded, old.kind);
end;
insert into words (words) values ('rebuild');

-- Places were stored folded; they are compared from their beginning, so they have the loose spelling alone.
update tournaments set place = replace(replace(replace(replace(replace(place,
  'ae', 'a'), 'oe', 'o'), 'ue', 'u'), '''', ''), '’', '') where place is not null;
