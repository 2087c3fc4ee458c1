-- Which version of the engine drew a round; null where it was drawn by hand, or before versions were kept.
alter table draws add column version text;
