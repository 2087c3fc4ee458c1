create table festival_payments (
  festival_id text not null references festivals (id) on delete cascade,
  no integer not null,
  person integer not null,
  amount integer not null,                  -- in the currency’s smallest unit; negative: paid back
  way text not null check (way in ('bank', 'card', 'cash', 'other')),
  day text not null,
  note text,
  "by" text,
  at integer not null,
  primary key (festival_id, no)
) strict, without rowid;
