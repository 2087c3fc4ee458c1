-- What rounds are drawn by. The first part travels with the snapshot and everybody may see it (core/snapshot/draw-rules.ts);
-- the second part never does: it is for those who run the event (core/snapshot/desk.ts).

-- What lots gave to number 1 in round 1.
alter table tournaments add column initial_colour text check (initial_colour in ('w', 'b'));

-- The first round that somebody plays, null when they were there from the first, and the first one that they no longer play.
alter table players add column joined_from integer;
alter table players add column withdrawn_from integer check (withdrawn_from is null or active = 0);

-- Groups of whom none may meet another, a row a member; the rows of a group say the same of its rounds.
create table forbidden_pairs (
  tournament_id text not null,
  id integer not null,
  player integer not null,                 -- players.no
  from_round integer not null default 1,
  to_round integer,                        -- null: to the last
  primary key (tournament_id, id, player),
  foreign key (tournament_id, player) references players (tournament_id, no) on delete cascade
) strict, without rowid;

-- Virtual points, doubled, of all numbers in a range: whoever goes or comes leaves the range as it is.
create table accelerations (
  tournament_id text not null references tournaments (id) on delete cascade,
  id integer not null,
  first integer not null,                  -- players.no
  last integer not null,
  from_round integer not null,
  to_round integer not null,
  mp integer not null default 0,
  gp integer not null default 0,
  primary key (tournament_id, id)
) strict, without rowid;

create table fixed_colours (
  tournament_id text not null,
  round integer not null,
  player integer not null,                 -- players.no
  colour text not null check (colour in ('w', 'b')),
  primary key (tournament_id, round, player),
  foreign key (tournament_id, player) references players (tournament_id, no) on delete cascade
) strict, without rowid;

-- Byes that competitors ask for. Those that are granted are kept to by the draw, which then shows them.
create table bye_requests (
  tournament_id text not null,
  round integer not null,
  player integer not null,                 -- players.no
  type text not null check (type in ('F', 'H', 'Z')),
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused')),
  primary key (tournament_id, round, player),
  foreign key (tournament_id, player) references players (tournament_id, no) on delete cascade
) strict, without rowid;

-- Who has come to play a round; nobody knows of those who have no row. Round 1 is the check-in before all.
create table check_ins (
  tournament_id text not null,
  round integer not null,
  player integer not null,                 -- players.no
  is_present integer not null,
  primary key (tournament_id, round, player),
  foreign key (tournament_id, player) references players (tournament_id, no) on delete cascade
) strict, without rowid;

-- Who is to sit at a team's boards, before a match; what was played stands in games.
create table line_ups (
  tournament_id text not null,
  round integer not null,
  match_no integer not null,
  team integer not null,                   -- players.no
  individuals text not null,               -- individuals.no of each board as JSON, 0: nobody
  primary key (tournament_id, round, match_no, team),
  foreign key (tournament_id, round, match_no) references matches (tournament_id, round, no) on delete cascade
) strict, without rowid;

-- Who may arbitrate beside organiser and deputies, a row a place: rounds, boards and pool; null is all of them.
create table arbiters (
  tournament_id text not null references tournaments (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  id integer not null,
  from_round integer,
  to_round integer,
  from_board integer,
  to_board integer,
  pool integer,
  primary key (tournament_id, user_id, id)
) strict, without rowid;
create index arbiters_by_user on arbiters (user_id);
