-- The short code of a team, such as BRN, if the organiser has set one; null: made of its name.
alter table players add column code text;
