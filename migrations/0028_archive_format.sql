-- An archive is of a format now and not of a deployment: a new one doesn't read every event anew. What entries did that somebody has
-- claimed is archived with their event, so events that ended before are made anew by the minute's work.
alter table archives rename column build to format;
alter table archived_slices rename column build to format;
update tournaments set podium_version = 0 where active = 0 and round > 0;
