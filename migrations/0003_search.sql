-- All that "Find anything" finds, kept by triggers, so that no writer has to think of it: what a private tournament is called
-- and who plays in it never stands here. `n` grows, so the newest come last.
create table names (
  n integer primary key,
  kind text not null check (kind in ('tournament', 'team', 'player', 'user')),
  id text not null,                        -- of the kind's own table; a player's as core/snapshot/ids.ts spells it
  tournament_id text,                      -- of a tournament and its players
  name text not null,
  -- Letters that do not fall apart into a plain one and an accent (core/text/plain.ts); FTS5 knows of the others.
  folded text not null generated always as (
    replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(name,
      'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'),
      'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'ı', 'i')
  ) virtual,
  unique (kind, id)
) strict;
create index names_of_tournament on names (tournament_id) where tournament_id is not null;

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

create trigger tournaments_named after insert on tournaments when new.public = 1 begin
  insert into names (kind, id, tournament_id, name) values ('tournament', new.id, new.id, new.name);
end;
create trigger tournaments_renamed after update of name on tournaments when new.name <> old.name begin
  update names set name = new.name where kind = 'tournament' and id = new.id;
end;
create trigger tournaments_shown after update of public on tournaments when new.public = 1 and old.public = 0 begin
  insert into names (kind, id, tournament_id, name) values ('tournament', new.id, new.id, new.name);
  insert into names (kind, id, tournament_id, name)
    select 'player', tournament_id || '-' || no, tournament_id, trim(first_name || ' ' || last_name)
    from players where tournament_id = new.id and team_id is null;
end;
create trigger tournaments_hidden after update of public on tournaments when new.public = 0 and old.public = 1 begin
  delete from names where tournament_id = new.id;
end;
create trigger tournaments_removed after delete on tournaments begin
  delete from names where tournament_id = old.id;
end;

-- A team's entries are found as the team.
create trigger players_named after insert on players
when new.team_id is null and exists (select 1 from tournaments where id = new.tournament_id and public = 1) begin
  insert into names (kind, id, tournament_id, name)
    values ('player', new.tournament_id || '-' || new.no, new.tournament_id, trim(new.first_name || ' ' || new.last_name));
end;
create trigger players_renamed after update of first_name, last_name on players
when new.first_name <> old.first_name or new.last_name <> old.last_name begin
  update names set name = trim(new.first_name || ' ' || new.last_name)
    where kind = 'player' and id = new.tournament_id || '-' || new.no;
end;
create trigger players_joined after update of team_id on players when new.team_id is not null and old.team_id is null begin
  delete from names where kind = 'player' and id = new.tournament_id || '-' || new.no;
end;
create trigger players_left after update of team_id on players
when new.team_id is null and old.team_id is not null
  and exists (select 1 from tournaments where id = new.tournament_id and public = 1) begin
  insert into names (kind, id, tournament_id, name)
    values ('player', new.tournament_id || '-' || new.no, new.tournament_id, trim(new.first_name || ' ' || new.last_name));
end;
create trigger players_removed after delete on players begin
  delete from names where kind = 'player' and id = old.tournament_id || '-' || old.no;
end;

create trigger teams_named after insert on teams when new.merged_into is null begin
  insert into names (kind, id, name) values ('team', new.id, new.name);
end;
create trigger teams_renamed after update of name on teams when new.name <> old.name begin
  update names set name = new.name where kind = 'team' and id = new.id;
end;
create trigger teams_merged after update of merged_into on teams
when new.merged_into is not null and old.merged_into is null begin
  delete from names where kind = 'team' and id = new.id;
end;
create trigger teams_parted after update of merged_into on teams
when new.merged_into is null and old.merged_into is not null begin
  insert into names (kind, id, name) values ('team', new.id, new.name);
end;
create trigger teams_removed after delete on teams begin
  delete from names where kind = 'team' and id = old.id;
end;

create trigger users_named after insert on users begin
  insert into names (kind, id, name) values ('user', new.id, trim(new.username || ' ' || coalesce(new.name, '')));
end;
create trigger users_renamed after update of username, name on users
when new.username <> old.username or new.name is not old.name begin
  update names set name = trim(new.username || ' ' || coalesce(new.name, '')) where kind = 'user' and id = new.id;
end;
create trigger users_removed after delete on users begin
  delete from names where kind = 'user' and id = old.id;
end;

insert into names (kind, id, name)
  select 'user', id, trim(username || ' ' || coalesce(name, '')) from users order by created_at, id;
insert into names (kind, id, name) select 'team', id, name from teams where merged_into is null order by created_at, id;
insert into names (kind, id, tournament_id, name)
  select 'player', tournament_id || '-' || p.no, tournament_id, trim(first_name || ' ' || last_name)
  from tournaments t join players p on p.tournament_id = t.id where public = 1 and team_id is null order by t.created_at, t.id, p.no;
insert into names (kind, id, tournament_id, name)
  select 'tournament', id, id, name from tournaments where public = 1 order by created_at, id;
