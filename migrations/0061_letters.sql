-- Emails wait here until the mail service has accepted them. Before, they were kept only where no service was configured.
alter table letters add column user_id text references users (id) on delete cascade;  -- null: for an address, not an account
alter table letters add column kind text not null default 'notice';
alter table letters add column due_at integer not null default 0;
alter table letters add column until integer not null default 0;                      -- not sent after this time
alter table letters add column tries integer not null default 0;
alter table letters add column status text;                                           -- the last answer of the mail service
alter table letters add column failed_at integer;                                     -- given up at this time
update letters set due_at = created_at, until = created_at + 3600000;

-- Emails about accounts go before notices of rounds and requests.
create index letters_next on letters ((kind = 'notice'), due_at) where failed_at is null;
create index letters_with_body on letters (until) where body <> '';
create index letters_given_up on letters (failed_at) where failed_at is not null;
create index letters_of_user on letters (user_id) where user_id is not null;
create index letters_by_recipient on letters (recipient);

-- At most one row. The mail service limits the requests of the whole deployment, so only one run sends at a time.
create table mail_sender (
  id integer primary key check (id = 1),
  holder text not null default '',         -- the run that sends
  leased_until integer not null default 0,
  next_at integer not null default 0,      -- no request before this time
  failures integer not null default 0      -- failed requests in a row
) strict;

-- Pushes that were given up are kept for the operator, who can send them again.
alter table push_queue add column status text;
alter table push_queue add column failed_at integer;
drop index push_queue_due;
create index push_queue_due on push_queue (due_at) where failed_at is null;
create index push_queue_given_up on push_queue (failed_at) where failed_at is not null;

alter table follow_pushes add column status text;
alter table follow_pushes add column failed_at integer;
drop index follow_pushes_due;
create index follow_pushes_due on follow_pushes (due_at) where failed_at is null;
create index follow_pushes_given_up on follow_pushes (failed_at) where failed_at is not null;

-- For deliveries of webhooks that were switched off long ago.
create index webhooks_given_up on webhooks (disabled_at) where disabled_at is not null;
