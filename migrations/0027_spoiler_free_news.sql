-- What is said in place of news to whoever hides results of its event; null: it tells nothing of them.
alter table notifications add column tournament_id text;
alter table notifications add column spoiler_free text;
alter table follow_pushes add column spoiler_free text;
