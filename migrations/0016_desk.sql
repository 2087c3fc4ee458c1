-- What keeps an event from being one like any other: it is a draft, was abandoned, or its report was sent.
alter table tournaments add column stage text check (stage in ('draft', 'abandoned', 'reported'));
-- The last round that was closed; 0 before one was. Those before the current round are closed in any case.
alter table tournaments add column closed integer not null default 0;

-- How rounds were drawn: what was proposed and what it came to. A round after the current one is a draft that only the desk sees.
create table draws (
  tournament_id text not null references tournaments (id) on delete cascade,
  round integer not null,
  engine text not null,                    -- swiss, roundRobin, knockout, hand
  proposed text not null,                  -- the pairs that the engine gave, as JSON (core/snapshot/desk.ts)
  pairs text not null,                     -- the pairs as they are
  primary key (tournament_id, round)
) strict, without rowid;
