import { parsePairingId } from '#core/snapshot/ids.ts'
import type { BoardGame, RegisteredIndividual } from '#core/snapshot/individual.ts'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'

// Raw columns, as a team event has thousands of games.
const GAME = columns(
  tables.games,
  'round matchNo no board white black whiteIndividual blackIndividual whiteFirst outcome link startedAt endedAt',
)
const MOVES = columns(tables.games, 'pgn evaluations')
const INDIVIDUAL = columns(tables.individuals, 'no board name username title rating nationality fideId userId')
const ORDER = 'order by round, match_no, no'

const OF_TOURNAMENT = `select ${GAME} from games where tournament_id = ?1 ${ORDER}`
const OF_ROUND = `select ${GAME}, ${MOVES} from games where tournament_id = ?1 and round = ?2 ${ORDER}`
const OF_MATCHES = `
  select ${GAME}, ${MOVES} from json_each(?2) m cross join games
  on tournament_id = ?1 and round = m.value ->> 'round' and match_no = m.value ->> 'no' ${ORDER}`

const INDIVIDUALS = `select ${INDIVIDUAL}, team_no as team from individuals where tournament_id = ?1 order by no`

type StoredGame = RowOf<typeof GAME> & Partial<RowOf<typeof MOVES>>
type StoredIndividual = RowOf<typeof INDIVIDUAL> & { team: number }

/** Games of a round or of pairings by their ids, with moves, in the order of the pairings. */
export async function listGames(
  { $client: d1 }: Db,
  id: string,
  { round, ids }: { round?: number | undefined; ids?: readonly string[] | undefined },
): Promise<BoardGame[]> {
  const matches = ids?.map(parsePairingId).filter((match) => match?.tournament === id)
  const statement = matches
    ? d1.prepare(OF_MATCHES).bind(id, JSON.stringify(matches))
    : d1.prepare(OF_ROUND).bind(id, round ?? 0)
  return (await statement.all<StoredGame>()).results.map(boardGame)
}

/** Board players of a team event, and all its games without moves. */
export async function listIndividuals({ $client: d1 }: Db, id: string): Promise<[RegisteredIndividual[], BoardGame[]]> {
  const [people, games] = await d1.batch(
    [INDIVIDUALS, OF_TOURNAMENT].map((statement) => d1.prepare(statement).bind(id)),
  )
  return [
    (people!.results as StoredIndividual[]).map((row) => withoutNulls(row)),
    (games!.results as StoredGame[]).map(boardGame),
  ]
}

/** Board players of a team event. */
export const listPeople = async ({ $client: d1 }: Db, id: string): Promise<RegisteredIndividual[]> =>
  (await d1.prepare(INDIVIDUALS).bind(id).all<StoredIndividual>()).results.map((row) => withoutNulls(row))

const boardGame = ({ whiteFirst, ...row }: StoredGame): BoardGame =>
  withoutNulls({ ...row, whiteFirst: whiteFirst === 1 })

type Present<SqlRow> = { [Field in keyof SqlRow as null extends SqlRow[Field] ? never : Field]: SqlRow[Field] } & {
  [Field in keyof SqlRow as null extends SqlRow[Field] ? Field : never]?: NonNullable<SqlRow[Field]>
}

const withoutNulls = <SqlRow extends object>(row: SqlRow): Present<SqlRow> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<SqlRow>
