-- Every change of a tournament: who, when, what, and what takes it back (core/changes).
create table changes (
  tournament_id text not null,
  version integer not null,                -- the version that it made
  at integer not null,
  "by" text,                               -- users.id; null: the chess site, or an import
  source text not null,                    -- director, captain, player, chessCom, lichess, import
  act text not null,                       -- JSON, a list of acts
  inverse text not null,                   -- the acts that take it back; null in JSON where there was nothing before
  reason text,
  key text not null,                       -- the client's: the same key twice is the same change
  undoes integer,                          -- the version that this takes back
  hash text not null,                      -- SHA-256 of the hash before it and of this row; empty before there was a chain
  primary key (tournament_id, version)
) strict, without rowid;
create unique index changes_once on changes (tournament_id, key);

-- What changes say of people stands apart: once it is erased, a reference leads nowhere, and the chain still holds.
create table change_texts (
  tournament_id text not null,
  ref text not null,                       -- SHA-256 of salt and text
  part integer not null,                   -- long texts are cut
  entry integer,                           -- the number of the entry that it is about
  salt text not null,
  text text not null,
  primary key (tournament_id, ref, part)
) strict, without rowid;

-- Results changed before there were acts. Each took at least one version, so theirs are counted back from the newest.
insert into changes (tournament_id, version, at, "by", source, act, inverse, reason, key, undoes, hash)
select h.tournament_id,
  t.version + 1 - row_number() over (partition by h.tournament_id order by h.id desc),
  h.created_at, h.user_id, h.source,
  case when h.source = 'link'
    then json_array(json_object('type', 'removeLink', 'round', h.round, 'no', h.match_no))
    else json_array(json_object('type', 'setResult', 'round', h.round, 'no', h.match_no, 'change', json_object(
      'outcome', h.after ->> 'outcome', 'points', json(coalesce(h.after -> 'points', 'null')),
      'games', coalesce(h.after ->> 'games', ''))))
  end,
  json_array(json_object('type', case when h.source = 'link' then 'restorePairing' else 'setResult' end,
    'round', h.round, 'no', h.match_no, 'change', json_patch(json_object(
      'outcome', h.before ->> 'outcome', 'points', json(coalesce(h.before -> 'points', 'null')),
      'games', coalesce(h.before ->> 'games', '')),
      case when h.before ->> 'link' is null then '{}' else json_object('facts', json_object('link', h.before ->> 'link')) end))),
  h.reason, 'result-' || h.id, null, ''
from result_history h join tournaments t on t.id = h.tournament_id;

drop table result_history;
