-- The cron trigger asks the sources of events that are being played, and passes over those of all events before at no cost.
alter table board_sources add column is_running integer not null default 1; -- a copy of tournaments.active
update board_sources set is_running = 0 where tournament_id in (select id from tournaments where active = 0);
drop index board_sources_asked;
create index board_sources_asked on board_sources (tournament_id) where is_on = 1 and is_running = 1 and kind <> 'push';
create trigger board_sources_running after update of active on tournaments when old.active <> new.active begin
  update board_sources set is_running = new.active where tournament_id = new.id;
end;
