-- Old starts are deleted by the cron trigger each minute.
create index game_starts_created on game_starts (created_at);
