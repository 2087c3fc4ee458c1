-- Who says that an entry is theirs and has no way to show it: for the director to answer.
create table claim_requests (
  tournament_id text not null references tournaments (id) on delete cascade,
  no integer not null,                     -- players.no
  user_id text not null references users (id) on delete cascade,
  created_at integer not null,
  primary key (tournament_id, no, user_id)
) strict, without rowid;
create index claim_requests_by_user on claim_requests (user_id);
