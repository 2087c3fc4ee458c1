-- Snapshots have the rating by which players are seeded: finished events are archived again (worker/data/archives.ts).
update tournaments set podium_version = 0 where active = 0 and round > 0;
