import type { Facts } from '../match/facts.ts'
import { parseLink } from '../match/links.ts'
import { showsScores } from '../match/scores.ts'
import { isFinished, isLive, isScheduled, status, type Judged, type Status } from '../match/status.ts'
import type { BoardGame } from '../player/individual.ts'
import { name } from '../player/name.ts'
import { gameRow, type GameRow } from './game-rows.ts'
import { competitorId, seats, type Seat } from './seat.ts'
import type { Snapshot } from './snapshot.ts'
import { byeHalves, result, type Result } from './worth.ts'

/** Which pairings, and how much of them. */
export interface Wanted {
  /** Left out: of every round. */
  round?: number | undefined
  ids?: readonly string[] | undefined
  withResults?: boolean | undefined
  /** What is known of the games of these rounds; left out, pairings come without games. */
  games?: readonly BoardGame[] | undefined
}

/** A team of a match and its game points, null while they are not shown. */
export interface Side {
  id: string
  name: string
  score: number | null
}

/** What a chess site or a director said of how a match went. Times are milliseconds. */
export interface Fetched {
  startTime: number | null
  endTime: number | null
  scores: [white: number, black: number] | null
  isFinished: boolean
}

/** A pairing as the API tells it: the facts, and what they mean at the time of asking. Times are milliseconds. */
export interface Pairing {
  id: string
  /** White's and Black's name. */
  w: string
  b: string
  idW: string
  idB: string
  tournamentId: string
  round: number
  board: number
  /** The chess site's own id of a linked team match. */
  teamID: string | null
  link: string | null
  linkSource: NonNullable<Facts['linkSource']> | null
  linkType: NonNullable<Facts['linkType']> | null
  /** Game points; null while they are not shown. */
  scores: [white: number, black: number] | null
  aborted: boolean
  bodyStatus: string | null
  metaStatus: string | null
  registrationTime: number | null
  startTime: number | null
  endTime: number | null
  /** Boards. */
  players: number | null
  /** Both teams, in a team event. */
  teams: Side[]
  /** A result stands that waits for nobody. */
  scored: boolean
  pool: number
  isFeatured: boolean
  isFinished: boolean
  isLive: boolean
  isScheduled: boolean
  status: Status
  games?: GameRow[]
  /** Game points, and 1 win, 0.5 draw, 0 loss; null before there is a result. */
  resultWhite?: number | null
  resultBlack?: number | null
  matchW?: Result | null
  matchB?: Result | null
  fetched?: Fetched
}

/** Pairings in round and board order. */
export function pairingsOf(
  snapshot: Snapshot,
  now: number,
  { round, ids, withResults, games }: Wanted = {},
): Pairing[] {
  const played = games && gamesByMatch(games)
  const bye = byeHalves(snapshot.settings)
  return seats(snapshot, round, ids).map((seat) => ({
    ...pairingOf(snapshot, seat, now),
    ...(withResults && resultsOfSeat(seat, bye, now)),
    ...(played && { games: gameRows(snapshot, seat, played) }),
  }))
}

function pairingOf(snapshot: Snapshot, seat: Seat, now: number): Pairing {
  const { id, round, board, pool, white, black, match } = seat
  return {
    id,
    w: name(snapshot, white),
    b: name(snapshot, black),
    idW: competitorId(snapshot, white),
    idB: competitorId(snapshot, black),
    tournamentId: snapshot.id,
    round,
    board,
    teamID: teamMatchId(match),
    link: match.link ?? null,
    linkSource: match.linkSource ?? null,
    linkType: match.linkType ?? null,
    scores: shown(seat, now),
    aborted: match.aborted ?? false,
    bodyStatus: match.bodyStatus ?? null,
    metaStatus: match.metaStatus ?? null,
    registrationTime: match.registrationTime ?? null,
    startTime: match.startTime ?? null,
    endTime: match.endTime ?? null,
    players: match.boards ?? null,
    teams: sides(snapshot, seat, now),
    scored: match.scored,
    pool,
    isFeatured: match.isFeatured ?? false,
    isFinished: isFinished(match, now),
    isLive: isLive(match, now),
    isScheduled: isScheduled(match, now),
    status: status(match, now),
  }
}

const teamMatchId = ({ link, linkType }: Judged): string | null =>
  link && linkType === 'team' ? (parseLink(link)?.siteId ?? null) : null

/** Game points where they are shown. */
const shown = ({ match, points }: Seat, now: number): Seat['points'] => (showsScores(match, now) ? points : null)

/** Both teams with what they scored; none in an event of individuals. */
export function sides(snapshot: Snapshot, seat: Seat, now: number): Side[] {
  if (snapshot.settings.competitors !== 'team') return []
  const scores = shown(seat, now)
  return [seat.white, seat.black].map((position, side) => ({
    id: competitorId(snapshot, position),
    name: name(snapshot, position),
    score: scores?.[side] ?? null,
  }))
}

export const fetched = (seat: Seat, now: number): Fetched => ({
  startTime: seat.match.startTime ?? null,
  endTime: seat.match.endTime ?? null,
  scores: shown(seat, now),
  isFinished: isFinished(seat.match, now),
})

function resultsOfSeat(
  seat: Seat,
  bye: 0 | 1 | 2,
  now: number,
): Pick<Pairing, 'resultWhite' | 'resultBlack' | 'matchW' | 'matchB' | 'fetched'> {
  const [resultWhite, resultBlack] = shown(seat, now) ?? [null, null]
  return {
    resultWhite,
    resultBlack,
    matchW: result(seat.outcome.charAt(0), bye),
    matchB: result(seat.outcome.charAt(1), bye),
    fetched: fetched(seat, now),
  }
}

/** Games by round and number of their match, in order. */
export function gamesByMatch(games: readonly BoardGame[]): Map<string, BoardGame[]> {
  const played = new Map<string, BoardGame[]>()
  for (const game of games) {
    const key = `${game.round}-${game.matchNo}`
    const match = played.get(key)
    if (match) match.push(game)
    else played.set(key, [game])
  }
  return played
}

export const gameRows = (snapshot: Snapshot, seat: Seat, played: Map<string, BoardGame[]>): GameRow[] =>
  (played.get(`${seat.round}-${seat.no}`) ?? [])
    .toSorted((a, b) => a.no - b.no)
    .map((game) => gameRow(game, name(snapshot, seat.white), name(snapshot, seat.black)))
