-- What a report says of an event beside its results, as JSON: each text is a line of the report.
alter table tournaments add column remarks text not null default '[]';

-- Who is left out of the standings: expelled, or gone from a round robin too early to be counted.
alter table players add column exclusion text check (exclusion in ('expelled', 'uncounted'));
