import type { Team } from '#core/chess-site/clubs.ts'
import type { Facts } from '#core/match/facts.ts'
import type { Game } from '#core/match/games.ts'
import type { LinkSource } from '#core/match/links.ts'
import type { Match } from '#core/match/observe.ts'
import type { PairingState } from '#core/snapshot/pairing-state.ts'

/** A linked match that the chess site is still asked about. */
export interface Watch {
  round: number
  no: number
  source: LinkSource
  siteId: string
  etag: string | null
  failures: number
  match: Match
  /** As its row says; a write is refused when that says something else by then. */
  stored: PairingState
  /** Numbers of both sides. */
  white: number
  black: number
  /** First and second side. */
  teams: [Team, Team]
  /** Numbers of the people who play here, by their name on the site in lower case. */
  individuals: Map<string, number>
}

/** A watch with its match, and both sides' names and clubs. */
export interface WatchRow {
  round: number
  no: number
  source: LinkSource
  siteId: string
  etag: string | null
  failures: number
  outcome: string
  whitePoints: number | null
  blackPoints: number | null
  games: string | null
  facts: string | null
  white: number
  black: number
  firstName: string
  secondName: string
  firstClub: string | null
  secondClub: string | null
}

export interface GameRow {
  round: number
  matchNo: number
  board: number
  white: string
  black: string
  whiteFirst: 0 | 1
  outcome: string
  link: string | null
  startedAt: number | null
  endedAt: number | null
}

export interface PersonRow {
  no: number
  team: number
  username: string
}

/** A watch from its row, and from what is known of the games and of the people of the tournament. */
export function readWatch(row: WatchRow, games: GameRow[], individuals: PersonRow[]): Watch {
  const { round, no, source, siteId, etag, failures, outcome, whitePoints, blackPoints, facts } = row
  const people = individuals.filter(({ team }) => team === row.white || team === row.black)
  const of = (side: number) => new Set(people.flatMap(({ team, username }) => (team === side ? username : [])))
  const points: PairingState['points'] =
    whitePoints === null || blackPoints === null ? null : [whitePoints, blackPoints]
  const known = facts === null ? {} : (JSON.parse(facts) as Facts)
  return {
    round,
    no,
    source,
    siteId,
    etag,
    failures,
    match: {
      outcome,
      ...(points && { points }),
      games: games.filter((game) => game.round === round && game.matchNo === no).map(readGame),
      facts: known,
    },
    stored: { outcome, points, games: row.games ?? '', facts: known },
    white: row.white,
    black: row.black,
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
