-- Who is asked to join a team. They are in team_members once they accept.
create table team_invitations (
  team_id text not null references teams (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  invited_by text references users (id) on delete set null,
  created_at integer not null,
  primary key (team_id, user_id)
) strict, without rowid;
create index team_invitations_by_user on team_invitations (user_id);
create index team_invitations_by_inviter on team_invitations (invited_by) where invited_by is not null;

-- Who is asked to be a deputy or an arbiter of a tournament. They are in deputies or arbiters once they accept.
create table staff_invitations (
  tournament_id text not null references tournaments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('deputy', 'arbiter')),
  from_board integer,                      -- of an arbiter; null: every board
  to_board integer,
  invited_by text references users (id) on delete set null,
  created_at integer not null,
  primary key (tournament_id, user_id, role)
) strict, without rowid;
create index staff_invitations_by_user on staff_invitations (user_id);
create index staff_invitations_by_inviter on staff_invitations (invited_by) where invited_by is not null;
