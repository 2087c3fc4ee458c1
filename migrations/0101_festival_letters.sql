-- Whether a person agreed to emails about their entry and their rounds, and the language in which they entered.
alter table festival_people add column letters integer not null default 0;
alter table festival_people add column language text;
-- Held places by when they lapse.
create index festival_places_held on festival_places (offered_until) where state = 'offered';
