-- Categories and prizes of a tournament, as JSON (core/tournament/prizes.ts); null if nobody entered any.
alter table tournaments add column prize_plan text;
