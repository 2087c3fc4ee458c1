-- Restored backups. Versions after a restore are higher than all that were seen before, also those of new tournaments:
-- rooms, caches and readers may know versions of what was lost.
create table restores (
  at integer primary key,
  backup text not null,                    -- its name, or the bookmark of D1's Time Travel
  first_version integer not null           -- of tournaments that are created after it
) strict;
