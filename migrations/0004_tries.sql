-- How often something was tried lately: whoever guesses has to wait. The key is a digest, so no address is kept.
create table tries (
  key text primary key,
  until integer not null,
  count integer not null
) strict, without rowid;
create index tries_by_end on tries (until);
