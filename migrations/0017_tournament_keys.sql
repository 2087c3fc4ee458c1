-- What refers to a tournament, so that it is not looked for in whole tables when one is made or taken away.
create index reminders_by_tournament on reminders (tournament_id);
create index notices_by_tournament on notices (tournament_id) where tournament_id is not null;
