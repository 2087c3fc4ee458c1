import type { Team } from '#core/chess-site/clubs.ts'
import type { Facts } from '#core/match/facts.ts'
import type { Game } from '#core/match/games.ts'
import type { LinkSource } from '#core/match/links.ts'
import type { Match } from '#core/match/observe.ts'
import { columns, type RowOf } from './columns.ts'
import type { StoredResult } from './results.ts'
import * as tables from './schema/index.ts'

/** A linked match that the chess site is still asked about. */
export interface Watch {
  round: number
  no: number
  source: LinkSource
  siteId: string
  etag: string | null
  failures: number
  match: Match
  /** As it stands in its row; a write is refused when it does not stand so any more. */
  stored: StoredResult
  /** First and second side. */
  teams: [Team, Team]
  /** Numbers of the people who play here, by their name on the site in lower case. */
  individuals: Map<string, number>
}

// Raw SQL: all of it is one batch, in which drizzle loses a column that has the name of another.
export const WATCH = columns(tables.watches, 'round source siteId etag failures', 'w')
export const MATCH = columns(tables.matches, 'no outcome whitePoints blackPoints games facts white', 'm')
export const GAME = columns(
  tables.games,
  'round matchNo board white black whiteFirst outcome link startedAt endedAt',
  'g',
)
export const PERSON = columns(tables.individuals, 'no')

/** A watch with its match, and both sides' names and clubs. */
export type WatchRow = RowOf<typeof WATCH> &
  RowOf<typeof MATCH> &
  Record<'firstName' | 'secondName', string> & { black: number } & Record<'firstClub' | 'secondClub', string | null>

export type GameRow = RowOf<typeof GAME>

/** Somebody at a team's boards, by their name on the site in lower case. */
export type PersonRow = RowOf<typeof PERSON> & { team: number; username: string }

/** A watch from its row, and from what is known of the games and of the people of the tournament. */
export function readWatch(row: WatchRow, games: GameRow[], individuals: PersonRow[]): Watch {
  const { round, no, source, siteId, etag, failures, outcome, whitePoints, blackPoints, facts } = row
  const people = individuals.filter(({ team }) => team === row.white || team === row.black)
  const of = (side: number) => new Set(people.flatMap(({ team, username }) => (team === side ? username : [])))
  const hasPoints = whitePoints !== null && blackPoints !== null
  return {
    round,
    no,
    source,
    siteId,
    etag,
    failures,
    match: {
      outcome,
      ...(hasPoints && { points: [whitePoints, blackPoints] }),
      games: games.filter((game) => game.round === round && game.matchNo === no).map(readGame),
      facts: facts === null ? {} : (JSON.parse(facts) as Facts),
    },
    stored: { outcome, whitePoints, blackPoints, games: row.games, facts },
    teams: [
      { name: row.firstName, club: row.firstClub, people: of(row.white) },
      { name: row.secondName, club: row.secondClub, people: of(row.black) },
    ],
    individuals: new Map(people.map(({ no, username }) => [username, no])),
  }
}

const readGame = ({ board, white, black, whiteFirst, outcome, link, startedAt, endedAt }: GameRow): Game => ({
  board,
  whiteFirst: whiteFirst === 1,
  outcome,
  white,
  black,
  ...(link !== null && { link }),
  ...(startedAt !== null && { startedAt }),
  ...(endedAt !== null && { endedAt }),
})
