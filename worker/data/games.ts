import { parseMatchId } from '#core/snapshot/ids.ts'
import type { BoardGame, Individual } from '#core/player/individual.ts'
import type { Db } from './db.ts'

const GAMES = `
  select g.round, match_no as matchNo, g.no, board, white, black, white_individual as whiteIndividual,
    black_individual as blackIndividual, white_first as whiteFirst, outcome, link, pgn,
    started_at as startedAt, ended_at as endedAt`

const INDIVIDUALS = `
  select no, team_no as team, board, name, username, title, rating, nationality, fide_id as fideId, user_id as userId
  from individuals where tournament_id = ?1 order by no`

/** An individual, and whose account it is. */
export type Entrant = Individual & { userId?: string }

/** The games of a tournament, of all rounds or one, in the order of their pairings. */
export async function ofTournament(db: Db, id: string, round?: number): Promise<BoardGame[]> {
  const { results } = await db.$client
    .prepare(`${GAMES} from games g where tournament_id = ?1 ${round === undefined ? '' : 'and g.round = ?2'}
      order by g.round, match_no, no`)
    .bind(id, ...(round === undefined ? [] : [round]))
    .all<Record<string, unknown>>()
  return results.map(game)
}

/** The games of some pairings of a tournament, by the pairings' ids. */
export async function ofMatches(db: Db, id: string, matchIds: readonly string[]): Promise<BoardGame[]> {
  const wanted = matchIds.map(parseMatchId).filter((match) => match?.tournament === id)
  const { results } = await db.$client
    .prepare(`${GAMES} from json_each(?2) m cross join games g on tournament_id = ?1
      and g.round = m.value ->> 'round' and match_no = m.value ->> 'no' order by g.round, match_no, g.no`)
    .bind(id, JSON.stringify(wanted))
    .all<Record<string, unknown>>()
  return results.map(game)
}

/** Who sits at the boards of a team event. */
export async function individuals(db: Db, id: string): Promise<Entrant[]> {
  const { results } = await db.$client.prepare(INDIVIDUALS).bind(id).all<Record<string, unknown>>()
  return results.map((row) => present<Entrant>(row))
}

const game = ({ whiteFirst, ...row }: Record<string, unknown>): BoardGame =>
  present<BoardGame>({ ...row, whiteFirst: whiteFirst === 1 })

/** A row without the columns that hold nothing. */
const present = <Row>(row: Record<string, unknown>): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row
