import { sql, type SQL } from 'drizzle-orm'
import { withoutNames } from '#core/game/without-name.ts'
import type { Db } from './db.ts'
import { deletedTable, deletedUpdate } from './deleted-tournaments.ts'
import type { Erasure, PersonPlace } from './person-places.ts'
import * as tables from './schema/index.ts'

interface OwnGame {
  round: number
  matchNo: number
  no: number
  /** Number of the row among the stored rows of a deleted tournament. */
  storedNo: number
  isWhite: 0 | 1
  isBlack: 0 | 1
  white: string
  black: string
  pgn: string | null
}

/** Replaces a person’s name in their games: where they are named, and in the tags of the moves. */
export async function gameErasure(db: Db, place: PersonPlace, name: string): Promise<Erasure> {
  const [games, usernames] = [await listGames(db, place), await listUsernames(db, place)]
  return (landed) => [
    ...games.map((game) => erasedGame(place, game, name, landed)),
    withoutTakenBack(place, landed),
    ...withoutRosters(place, usernames, landed),
  ]
}

/** Names at the chess site, in lower case, under which a person plays in a tournament. */
async function listUsernames(db: Db, { tournament, isDeleted, individuals }: PersonPlace): Promise<string[]> {
  if (isDeleted) return []
  const found = await db.all<{ username: string }>(sql`
    select lower(username) as username from individuals where tournament_id = ${tournament} and username is not null
      and no in (select value from json_each(${JSON.stringify(individuals)}))`)
  return found.map(({ username }) => username)
}

/** Removes the lists of a chess site that name a person. */
function withoutRosters({ tournament, isDeleted }: PersonPlace, usernames: string[], landed: SQL): SQL[] {
  if (isDeleted)
    return [
      sql`delete from deleted_rows where tournament_id = ${tournament}
        and table_name in ('match_rosters', 'site_reviews') and ${landed}`,
    ]
  if (usernames.length === 0) return []
  const isNamed = (text: SQL) =>
    sql`exists (select 1 from json_each(${JSON.stringify(usernames)}) where instr(${text}, '"' || value || '"') > 0)`
  const ofTournament = sql`tournament_id = ${tournament} and ${landed}`
  return [
    sql`delete from match_rosters where ${ofTournament} and ${isNamed(sql`rosters`)}`,
    sql`update site_reviews set closed = '[]' where ${ofTournament} and ${isNamed(sql`closed`)}`,
  ]
}

/** Removes the recorded games of rounds that were taken back: they wait for a round that may never be published. */
function withoutTakenBack({ tournament, isDeleted, entries, individuals }: PersonPlace, landed: SQL): SQL {
  if (isDeleted)
    return sql`delete from deleted_rows
      where tournament_id = ${tournament} and table_name = 'taken_back_games' and ${landed}`
  const isOf = (value: SQL, numbers: number[]) =>
    sql`${value} in (select value from json_each(${JSON.stringify(numbers)}))`
  return sql`delete from taken_back_games where tournament_id = ${tournament} and ${landed} and (
    ${isOf(sql`white`, entries)} or ${isOf(sql`black`, entries)}
    or ${isOf(sql`game ->> 'white_individual'`, individuals)} or ${isOf(sql`game ->> 'black_individual'`, individuals)})`
}

function erasedGame(place: PersonPlace, game: OwnGame, name: string, landed: SQL): SQL {
  const { round, matchNo, no, storedNo, isWhite, isBlack } = game
  const sides = [...(isWhite ? (['White'] as const) : []), ...(isBlack ? (['Black'] as const) : [])]
  const changed = {
    white: isWhite ? name : game.white,
    black: isBlack ? name : game.black,
    pgn: game.pgn && withoutNames(game.pgn, sides, name),
  }
  if (place.isDeleted) {
    const row = sql`tournament_id = ${place.tournament} and table_name = 'games' and no = ${storedNo}`
    return deletedUpdate(tables.games, changed, sql`${row} and ${landed}`)
  }
  return sql`update games set white = ${changed.white}, black = ${changed.black}, pgn = ${changed.pgn}
    where tournament_id = ${place.tournament} and round = ${round} and match_no = ${matchNo} and no = ${no} and ${landed}`
}

/** Games of a person’s entries, and at the boards where they play for a team. */
function listGames(db: Db, { tournament, isDeleted, entries, individuals }: PersonPlace): Promise<OwnGame[]> {
  const ofTournament = sql`tournament_id = ${tournament}`
  const games = isDeleted ? deletedTable(tables.games, ofTournament) : sql`games`
  const matches = isDeleted ? deletedTable(tables.matches, ofTournament) : sql`matches`
  const isIn = (value: SQL, numbers: number[]) =>
    sql`${value} in (select value from json_each(${JSON.stringify(numbers)}))`
  const isSide = (entry: SQL, individual: SQL) =>
    sql`coalesce(${isIn(entry, entries)} or ${isIn(individual, individuals)}, 0)`
  return db.all<OwnGame>(sql`
    select * from (
      select g.round, g.match_no as matchNo, g.no, ${isDeleted ? sql`g.stored_no` : sql`0`} as storedNo, g.white, g.black, g.pgn,
        ${isSide(sql`iif(g.white_first, m.white, m.black)`, sql`g.white_individual`)} as isWhite,
        ${isSide(sql`iif(g.white_first, m.black, m.white)`, sql`g.black_individual`)} as isBlack
      from ${matches} m join ${games} g
        on g.tournament_id = m.tournament_id and g.round = m.round and g.match_no = m.no
      where m.tournament_id = ${tournament})
    where isWhite or isBlack`)
}
