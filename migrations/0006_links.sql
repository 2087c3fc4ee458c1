-- Whose side submitted a link, and what it leads to: two sides that submit the same confirm it.
alter table links add column side text check (side in ('w', 'b'));
alter table links add column site_id text;
create index links_waiting on links (tournament_id, created_at) where state = 'waiting';
create index links_by_user on links (user_id) where user_id is not null;
