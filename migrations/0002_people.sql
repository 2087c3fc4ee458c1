-- Teams in the order they are listed: core/text/plain.ts says by what.
alter table teams add column sort_name text not null default '';
create index teams_in_order on teams (sort_name, id) where merged_into is null;

-- A profile asks for the pairings of one competitor.
create index matches_of_white on matches (tournament_id, white);
create index matches_of_black on matches (tournament_id, black) where black is not null;
