-- Indexes that keep what is read the same however much the site holds.

-- The sweep of old notifications.
create index notifications_by_time on notifications (created_at);

-- Profiles take the entries made last, before anything is joined to them. Those beside them say whether somebody is in one event.
create index players_of_user_by_time on players (user_id, created_at) where user_id is not null;
create index players_of_team_by_time on players (team_id, created_at) where team_id is not null;

-- Boards of people with an account are dated as their event is.
alter table individuals add column created_at integer not null default 0;
update individuals set created_at = (select created_at from tournaments where id = tournament_id) where user_id is not null;
create trigger individuals_dated after insert on individuals when new.user_id is not null begin
  update individuals set created_at = (select created_at from tournaments where id = new.tournament_id)
    where tournament_id = new.tournament_id and no = new.no;
end;
create trigger individuals_redated after update of user_id on individuals
when new.user_id is not null and new.created_at = 0 begin
  update individuals set created_at = (select created_at from tournaments where id = new.tournament_id)
    where tournament_id = new.tournament_id and no = new.no;
end;
create index individuals_of_user_by_time on individuals (user_id, created_at) where user_id is not null;

-- What refers to people, so that neither they nor what they asked for is looked for in whole tables.
create index requests_by_user on requests (user_id);
create index feedback_by_user on feedback (user_id) where user_id is not null;
create index codes_by_user on codes (user_id) where user_id is not null;
create index notices_by_author on notices (author_id) where author_id is not null;
create index announcements_by_author on announcements (author_id) where author_id is not null;
create index teams_by_founder on teams (founder_id) where founder_id is not null;
