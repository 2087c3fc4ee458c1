-- Who signed up for a match at its chess site, with ratings. The site shows these only until the match starts. `k` is the
-- number of the match in its pairing, from 0.
create table match_rosters (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  match_no integer not null,
  k integer not null default 0,
  rosters text not null,                   -- JSON: the first and the second side
  min_boards integer,
  taken_at integer not null,
  primary key (tournament_id, round, match_no, k)
) strict, without rowid;

-- Finished matches are looked at again, because accounts are closed later; null: no longer.
alter table watches add column review_at integer default 0;
create index watches_review on watches (review_at) where done = 1 and source = 'chessCom' and review_at is not null;
update watches set review_at = null
  where tournament_id in (select id from tournaments where active = 0);

-- What the chess site said of a match after its result was confirmed: its score then and now, in half points, and the
-- accounts that were closed for fair play.
create table site_reviews (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  match_no integer not null,
  k integer not null default 0,
  base_white integer not null,
  base_black integer not null,
  white integer not null,
  black integer not null,
  closed text not null default '[]',       -- JSON: side, username and board
  seen_at integer not null,
  primary key (tournament_id, round, match_no, k)
) strict, without rowid;
create index site_reviews_changed on site_reviews (tournament_id) where white <> base_white or black <> base_black;

-- Clubs of the chess site by the last part of their page's address, which changes when they are renamed; the number stays.
create table site_clubs (
  slug text primary key,
  club_id integer,
  looked_at integer,                       -- at its number
  searched_at integer                      -- at its matches
) strict, without rowid;
