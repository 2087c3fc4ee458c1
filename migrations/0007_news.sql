-- What people were told already. The partial indexes hold what they were not, so that each minute reads nothing else.
alter table tournaments add column told_round integer not null default 0;
update tournaments set told_round = round;
create index tournaments_untold on tournaments (id) where active = 1 and round > told_round;

alter table announcements add column told_at integer;
update announcements set told_at = created_at;
create index announcements_untold on announcements (id) where told_at is null;

-- Who wishes to be reminded of a match, so long before it starts.
create table reminders (
  user_id text not null references users (id) on delete cascade,
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  match_no integer not null,
  minutes integer not null,
  due_at integer not null,
  primary key (user_id, tournament_id, round, match_no)
) strict, without rowid;
create index reminders_due on reminders (due_at);
