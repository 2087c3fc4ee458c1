-- Tournaments whose games are found in an event of a chess site: their rooms are woken.
create index tournaments_with_event on tournaments (id) where active = 1 and settings ->> 'source' glob 'https://*';
