import { parseMatchId } from '#core/snapshot/ids.ts'
import type { BoardGame, Individual } from '#core/player/individual.ts'
import type { Db } from './db.ts'

const COLUMNS = `
  g.round, match_no as matchNo, g.no, board, white, black, white_individual as whiteIndividual,
  black_individual as blackIndividual, white_first as whiteFirst, outcome, link,
  started_at as startedAt, ended_at as endedAt`
const ORDER = 'order by g.round, match_no, g.no'

const OF_TOURNAMENT = `select ${COLUMNS} from games g where tournament_id = ?1 ${ORDER}`
const OF_ROUND = `select ${COLUMNS}, pgn from games g where tournament_id = ?1 and g.round = ?2 ${ORDER}`
const OF_MATCHES = `
  select ${COLUMNS}, pgn from json_each(?2) m cross join games g
  on tournament_id = ?1 and g.round = m.value ->> 'round' and match_no = m.value ->> 'no' ${ORDER}`

const INDIVIDUALS = `
  select no, team_no as team, board, name, username, title, rating, nationality, fide_id as fideId, user_id as userId
  from individuals where tournament_id = ?1 order by no`

type Row = Record<string, unknown>

/** An individual, and whose account it is. */
export type Entrant = Individual & { userId?: string }

/** The games of a round, or of pairings by their ids, in the order of the pairings. */
export async function wanted(
  { $client: d1 }: Db,
  id: string,
  { round, ids }: { round?: number | undefined; ids?: readonly string[] | undefined },
): Promise<BoardGame[]> {
  const matches = ids?.map(parseMatchId).filter((match) => match?.tournament === id)
  const statement = matches
    ? d1.prepare(OF_MATCHES).bind(id, JSON.stringify(matches))
    : d1.prepare(OF_ROUND).bind(id, round ?? 0)
  return (await statement.all<Row>()).results.map(game)
}

/** Who sits at the boards of a team event, and all its games, without their moves. */
export async function individuals({ $client: d1 }: Db, id: string): Promise<[Entrant[], BoardGame[]]> {
  const statements = [INDIVIDUALS, OF_TOURNAMENT].map((statement) => d1.prepare(statement).bind(id))
  const [people, games] = await d1.batch<Row>(statements)
  return [people!.results.map((row) => present<Entrant>(row)), games!.results.map(game)]
}

const game = ({ whiteFirst, ...row }: Row): BoardGame => present<BoardGame>({ ...row, whiteFirst: whiteFirst === 1 })

/** A row without the columns that hold nothing. */
const present = <Read>(row: Row): Read =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Read
