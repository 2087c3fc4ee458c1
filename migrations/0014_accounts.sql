-- What a session was begun with, as its owner would name it: `Firefox on Windows`.
alter table sessions add column device text not null default '';

-- Letters hold links that open accounts: they are deleted as soon as no such link holds any more.
create index letters_by_time on letters (created_at);

-- What a username looks like (core/people/username.ts).
create index users_by_look on users (lower(replace(replace(replace(replace(replace(replace(
  username, 'I', 'l'), '1', 'l'), '0', 'o'), 'rn', 'm'), 'vv', 'w'), '-', '_')));
