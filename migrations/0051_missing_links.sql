-- A chess site that has nothing at a game link (404) is no outage: the desk asks for another link.
alter table watches add column missing integer not null default 0;

-- Who plays at the link, as the chess site named both sides when the link was submitted: the director compares them.
alter table links add column sides text;

-- `due_at` moves with each failure; how often a game is looked for depends on when it was linked.
alter table watches add column linked_at integer;
update watches set linked_at = due_at;
