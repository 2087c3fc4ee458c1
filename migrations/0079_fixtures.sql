-- The matches of a fixture that has several (core/match/mini.ts), as JSON, and match points where its league's rule
-- gives them; doubled. null: a pairing is one match, and its outcome is enough.
alter table matches add column minis text;
alter table matches add column white_mp integer;
alter table matches add column black_mp integer;
-- Why points were added or taken away, such as the rule that was broken.
alter table bonuses add column reason text;
-- Snapshots have new settings: finished events are archived again (worker/data/archives.ts).
update tournaments set podium_version = 0 where active = 0 and round > 0;
