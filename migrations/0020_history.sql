-- Of a change all that it says, as SHA-256: a change that only the desk may read is held by its place in the chain all the same.
-- null: of changes before this.
alter table changes add column digest text;
-- When a drawn round is to be published; null: when somebody presses.
alter table draws add column publish_at integer;
create index draws_publish_at on draws (publish_at) where publish_at is not null;
