import { and, sql, type SQL } from 'drizzle-orm'
import type { RowChange, RowChanges } from '#core/changes/row-changes.ts'
import { matchRows } from '#core/snapshot/round-rows.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { rowsAre, rowsAreMissing, type RowTable } from './row-sql.ts'

// Where a pairing is listed is no reason to refuse its result.
const MATCH_FIELDS = ['white', 'black', 'outcome', 'whitePoints', 'blackPoints', 'games', 'facts']
const PLAYER_FIELDS = ['firstName', 'lastName', 'title', 'rating', 'nationality', 'pool', 'active', 'owner']

/** What a change of a tournament rests on: the rows that it writes are as they were seen, those that it inserts are not there. */
export const changeGuard = (
  tournament: string,
  { players, matches, systems, rounds, bonuses }: RowChanges,
): SQL | undefined =>
  and(
    rowsGuard(tournament, 'matches', matches, MATCH_FIELDS),
    rowsGuard(tournament, 'players', players, PLAYER_FIELDS),
    systems &&
      listIs(
        sql`select json_group_array(json_array(from_round, to_round, system, json(pool_names)))
          from (select * from systems where tournament_id = ${tournament} order by from_round)`,
        systems.before.map(({ fromRound, toRound, system, poolNames }) => [fromRound, toRound, system, poolNames]),
      ),
    rounds &&
      listIs(
        sql`select json_group_array(json_array(round, starts_at))
          from (select * from rounds where tournament_id = ${tournament} order by round)`,
        rounds.before.map(({ round, startsAt }) => [round, startsAt]),
      ),
    bonuses &&
      listIs(
        sql`select json_group_array(json_array(player, round, mp, gp))
          from (select * from bonuses where tournament_id = ${tournament} order by id)`,
        bonuses.before.map(({ player, round, mp, gp }) => [player, round, mp, gp]),
      ),
  )

const rowsGuard = (tournament: string, table: RowTable, changes: RowChange<object>[], fields: string[]) =>
  and(
    rowsAre(
      tournament,
      table,
      changes.flatMap(({ before }) => before ?? []),
      fields,
    ),
    rowsAreMissing(
      tournament,
      table,
      changes.flatMap(({ before, after }) => (before || !after ? [] : after)),
    ),
  )

const listIs = (list: SQL, rows: unknown[][]): SQL => sql`(${list}) = ${JSON.stringify(rows)}`

/** That the pairings of a slice are as it says. */
export const pairingsGuard = ({ id, rounds, players }: Snapshot): SQL =>
  rowsAre(
    id,
    'matches',
    rounds.flatMap((round, index) => matchRows(round, index + 1, players.no)),
    MATCH_FIELDS,
  )!
