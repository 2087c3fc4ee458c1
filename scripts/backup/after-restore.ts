import { literal } from '#worker/backup/query.ts'

/** 1 January 2020, so that versions stay short. */
const EPOCH = Date.UTC(2020, 0, 1)
/** In milliseconds: no tournament has more changes than one in this time for long. */
const FASTEST_CHANGE = 10

/**
 * SQL after an older state of the database was brought back, by a backup or by D1's Time Travel.
 *
 * Rooms, caches and readers may know versions that the database has not reached any more. All tournaments get a version
 * above these, so that no two different states have the same one: it is made of the time, so a second restore leads
 * above the first.
 *
 * Sessions end, and codes of emails are void: they may have been ended or used since. What waited to be sent has been
 * sent since, or is old.
 */
export function afterRestore(name: string, now: number): string[] {
  const first = Math.floor((now - EPOCH) / FASTEST_CHANGE)
  return [
    'delete from sessions',
    // Codes for claiming an entry may have been printed.
    `delete from codes where purpose <> 'claim'`,
    'delete from push_queue',
    'delete from follow_pushes',
    'delete from round_letters_due',
    'update announcements set told_at = created_at where told_at is null',
    'delete from archives',
    `update tournaments set version = max(version + 1, ${first}), told_round = max(told_round, round), has_archive = 0`,
    // Deleted tournaments, which may be restored.
    `update deleted_rows set row = json_replace(row, '$[0].version', max((row ->> '$[0].version') + 1, ${first}))
      where table_name = 'tournaments'`,
    `insert into restores (at, backup, first_version) values (${now}, ${literal(name)}, ${first})`,
  ]
}

/** SQL that makes the names of the search index again from tournaments, players, teams, users and leagues, oldest first. */
export const namesAgain = (): string[] => [
  'delete from names',
  `insert into names (kind, id, name)
    select 'user', id, trim(username || ' ' || coalesce(name, '')) from users order by created_at, id`,
  `insert into names (kind, id, name)
    select 'team', id, name from teams where merged_into is null order by created_at, id`,
  `insert into names (kind, id, tournament_id, name)
    select 'player', tournament_id || '-' || p.no, tournament_id, trim(first_name || ' ' || last_name)
    from tournaments t join players p on p.tournament_id = t.id where public = 1 and team_id is null
    order by t.created_at, t.id, p.no`,
  `insert into names (kind, id, tournament_id, name)
    select 'tournament', id, id, name from tournaments where public = 1 order by created_at, id`,
  'delete from league_names',
  `insert into league_names (id, name)
    select id, name from leagues where listed_at is not null order by created_at, id`,
  'delete from festival_names',
  `insert into festival_names (id, name)
    select id, name from festivals where listed_at is not null order by created_at, id`,
]
