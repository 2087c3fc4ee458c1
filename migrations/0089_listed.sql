-- What rating lists said of a player (core/ratings/listed-text.ts); null if nothing was taken from a list.
alter table players add column listed text;
