-- Snapshots have the setting of letters: finished events are archived again (worker/data/archives.ts).
update tournaments set podium_version = 0 where active = 0 and round > 0;
