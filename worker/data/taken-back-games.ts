import { sql, type SQL } from 'drizzle-orm'
import type { RowChange } from '#core/changes/row-changes.ts'
import type { TakenBackRound } from '#core/snapshot/desk.ts'

/** The columns of `games` without its key. */
const COLUMNS = [
  'board',
  'white',
  'black',
  'white_individual',
  'black_individual',
  'white_first',
  'outcome',
  'link',
  'pgn',
  'started_at',
  'ended_at',
]
const AS_JSON = sql.raw(`json_object(${COLUMNS.map((name) => `'${name}', g.${name}`).join(', ')})`)
const FROM_JSON = sql.raw(COLUMNS.map((name) => `k.game ->> '${name}'`).join(', '))
const NAMES = sql.raw(COLUMNS.join(', '))

type Changes = RowChange<TakenBackRound>[]

/** Stores the recorded games of rounds that are taken back. To be run before their pairings are deleted. */
export const keptGames = (tournament: string, changes: Changes, landed: SQL): SQL[] =>
  changes.flatMap(({ before, after }) =>
    before || !after
      ? []
      : sql`insert or replace into taken_back_games (tournament_id, round, white, black, no, game)
          select g.tournament_id, g.round, m.white, m.black, g.no, ${AS_JSON}
          from games g
          join matches m on m.tournament_id = g.tournament_id and m.round = g.round and m.no = g.match_no
          where g.tournament_id = ${tournament} and g.round = ${after.round} and ${landed}`,
  )

/**
 * Restores the games of boards that came back with their results, when the round is published again. To be run after its
 * pairings are inserted.
 */
export const returnedGames = (tournament: string, changes: Changes, landed: SQL): SQL[] =>
  changes.flatMap(({ before, after }) =>
    !before || after
      ? []
      : [
          sql`insert or ignore into games (tournament_id, round, match_no, no, ${NAMES})
            select k.tournament_id, k.round, m.no, k.no, ${FROM_JSON}
            from taken_back_games k
            join matches m on m.tournament_id = k.tournament_id and m.round = k.round
              and m.white = k.white and m.black = k.black and (m.outcome <> '  ' or m.games is not null)
            where k.tournament_id = ${tournament} and k.round = ${before.round} and ${landed}`,
          sql`delete from taken_back_games
            where tournament_id = ${tournament} and round = ${before.round} and ${landed}`,
        ],
  )
