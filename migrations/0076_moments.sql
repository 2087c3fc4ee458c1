-- Whether a browser that gets pushes about starred games gets moments of them, too: lead changes, decided matches, turns.
alter table follow_browsers add column moments integer not null default 0;
