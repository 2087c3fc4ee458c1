-- Browsers that show notifications while the site is closed. Their keys are sealed.
create table push_subscriptions (
  id integer primary key,
  user_id text not null references users (id) on delete cascade,
  endpoint text not null unique,
  keys text not null,
  created_at integer not null
) strict;
create index push_subscriptions_by_user on push_subscriptions (user_id);

create table push_queue (
  id integer primary key,
  subscription_id integer not null references push_subscriptions (id) on delete cascade,
  notification_id integer not null references notifications (id) on delete cascade,
  tries integer not null default 0,
  due_at integer not null
) strict;
create index push_queue_due on push_queue (due_at);
create index push_queue_of_subscription on push_queue (subscription_id);
create index push_queue_of_notification on push_queue (notification_id);

-- Whoever writes a notification need not think of it.
create trigger notifications_pushed after insert on notifications
when exists (select 1 from push_subscriptions where user_id = new.user_id) begin
  insert into push_queue (subscription_id, notification_id, due_at)
    select id, new.id, new.created_at from push_subscriptions where user_id = new.user_id;
end;
