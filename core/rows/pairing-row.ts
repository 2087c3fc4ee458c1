import { throughOf, tieBreakGames, type TieSide, type ThroughReason, type TieBreakKind } from '../match/decision.ts'
import type { Facts } from '../match/facts.ts'
import { parseLink } from '../match/parse-link.ts'
import { showsScores } from '../match/status.ts'
import { isFinished, isLive, isScheduled, status, type JudgedFacts, type Status } from '../match/status.ts'
import type { BoardGame } from '../snapshot/individual.ts'
import { competitorName } from '../snapshot/names.ts'
import { miniRows, type MiniRow } from './mini-row.ts'
import { gameRow, type GameRow } from './game-row.ts'
import { decidedFor } from '../snapshot/decided.ts'
import { competitorId, gamePoints, pairings, winner, type Pairing } from '../snapshot/pairing.ts'
import { decisionLabel } from '../snapshot/pairing-labels.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { byeResult, resultOf, type ResultPoints } from '../snapshot/outcome-points.ts'
import { plainPoints } from '../text/score.ts'

export interface PairingSelection {
  /** Undefined: all rounds. */
  round?: number | undefined
  ids?: readonly string[] | undefined
  withResults?: boolean | undefined
  /** Games of these rounds; if undefined, rows have no games. */
  games?: readonly BoardGame[] | undefined
}

/** A team of a match and its game points; null while they are not shown. */
export interface TeamScore {
  id: string
  name: string
  score: number | null
}

/** Data of a match from a chess site or a director. Times are in ms. */
export interface FetchedFields {
  startTime: number | null
  endTime: number | null
  scores: [white: number, black: number] | null
  isFinished: boolean
}

/** A pairing in the API: facts, and what they mean at the time of the request. Times are in ms. */
export interface PairingRow {
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
  /** The number of boards. */
  players: number | null
  /** Both teams of a team event. */
  teams: TeamScore[]
  /** The result is confirmed. */
  scored: boolean
  /** The result has to be confirmed by a director. */
  provisional: boolean
  pool: number
  isFeatured: boolean
  isFinished: boolean
  isLive: boolean
  isScheduled: boolean
  /** The side that has won, or can no longer be caught while games are running. */
  won: 'w' | 'b' | null
  status: Status
  /** Only for tied knockout matches that were decided; null in others. */
  decision: {
    /** Empty if it was decided without a game. */
    tieBreak: { kind: TieBreakKind; white: 'w' | 'b'; scores: [first: number, second: number]; timeControl: string }[]
    /** The side that goes through; null while the tie-break games are level. */
    through: 'w' | 'b' | null
    /** Null if tie-break games decided. */
    reason: ThroughReason | null
  } | null
  /** The matches of a fixture that has several, and match points where these give them. */
  minis?: MiniRow[]
  matchPoints?: [white: number, black: number]
  games?: GameRow[]
  /** Game points, and 1 win, 0.5 draw, 0 loss; null without a result. */
  resultWhite?: number | null
  resultBlack?: number | null
  matchW?: ResultPoints | null
  matchB?: ResultPoints | null
  fetched?: FetchedFields
}

/** In round and board order. */
export function pairingRows(
  snapshot: Snapshot,
  now: number,
  { round, ids, withResults, games }: PairingSelection = {},
): PairingRow[] {
  const played = games && groupGames(games)
  return pairings(snapshot, round, ids).map((pairing) => ({
    ...pairingRow(snapshot, pairing, now),
    ...(withResults && resultFields(snapshot, pairing, now)),
    ...(played && { games: gameRows(snapshot, pairing, played) }),
  }))
}

function pairingRow(snapshot: Snapshot, pairing: Pairing, now: number): PairingRow {
  const { id, round, board, pool, white, black, facts } = pairing
  return {
    id,
    w: competitorName(snapshot, white),
    b: competitorName(snapshot, black),
    idW: competitorId(snapshot, white),
    idB: competitorId(snapshot, black),
    tournamentId: snapshot.id,
    round,
    board,
    teamID: teamMatchId(facts),
    link: facts.link ?? null,
    linkSource: facts.linkSource ?? null,
    linkType: facts.linkType ?? null,
    scores: visiblePoints(snapshot, pairing, now),
    aborted: facts.aborted ?? false,
    bodyStatus: facts.bodyStatus ?? null,
    metaStatus: facts.metaStatus ?? null,
    registrationTime: facts.registrationTime ?? null,
    startTime: facts.startTime ?? null,
    endTime: facts.endTime ?? null,
    players: facts.boards ?? null,
    teams: teamScores(snapshot, pairing, now),
    scored: facts.scored,
    provisional: facts.provisional ?? false,
    pool,
    isFeatured: facts.isFeatured ?? false,
    isFinished: isFinished(facts, now),
    isLive: isLive(facts, now),
    isScheduled: isScheduled(facts, now),
    won: letterOf(decidedFor(pairing, snapshot.settings)),
    status: status(facts, now),
    decision: decisionOf(pairing),
    ...(pairing.minis && { minis: miniRows(snapshot.settings, pairing.minis, now) }),
    ...(pairing.mp && { matchPoints: [plainPoints(pairing.mp[0]), plainPoints(pairing.mp[1])] }),
  }
}

const letterOf = (side: TieSide | undefined): 'w' | 'b' | null => (side === undefined ? null : side === 0 ? 'w' : 'b')

function decisionOf(pairing: Pairing): PairingRow['decision'] {
  if (decisionLabel(pairing) === undefined) return null
  return {
    tieBreak: tieBreakGames(pairing.facts).map(({ kind, white, points, timeControl }) => ({
      kind,
      white: white === 0 ? 'w' : 'b',
      scores: [plainPoints(points[0]), plainPoints(points[1])],
      timeControl,
    })),
    through: letterOf(winner(pairing)),
    reason: throughOf(pairing.outcome, pairing.facts)?.reason ?? null,
  }
}

const teamMatchId = ({ link, linkType }: JudgedFacts): string | null =>
  link && linkType === 'team' ? (parseLink(link)?.siteId ?? null) : null

/** In plain points; null while they are not shown. */
function visiblePoints({ settings }: Snapshot, pairing: Pairing, now: number): [white: number, black: number] | null {
  const points = showsScores(pairing.facts, now) ? gamePoints(pairing, settings) : null
  return points && [plainPoints(points[0]), plainPoints(points[1])]
}

/** Empty in an individual event. */
export function teamScores(snapshot: Snapshot, pairing: Pairing, now: number): TeamScore[] {
  if (snapshot.settings.competitors !== 'team') return []
  const scores = visiblePoints(snapshot, pairing, now)
  return [pairing.white, pairing.black].map((position, side) => ({
    id: competitorId(snapshot, position),
    name: competitorName(snapshot, position),
    score: scores?.[side] ?? null,
  }))
}

export const fetchedRow = (snapshot: Snapshot, pairing: Pairing, now: number): FetchedFields => ({
  startTime: pairing.facts.startTime ?? null,
  endTime: pairing.facts.endTime ?? null,
  scores: visiblePoints(snapshot, pairing, now),
  isFinished: isFinished(pairing.facts, now),
})

function resultFields(
  snapshot: Snapshot,
  pairing: Pairing,
  now: number,
): Pick<PairingRow, 'resultWhite' | 'resultBlack' | 'matchW' | 'matchB' | 'fetched'> {
  const [resultWhite, resultBlack] = visiblePoints(snapshot, pairing, now) ?? [null, null]
  const bye = byeResult(snapshot.settings)
  return {
    resultWhite,
    resultBlack,
    matchW: resultOf(pairing.outcome.charAt(0), bye),
    matchB: resultOf(pairing.outcome.charAt(1), bye),
    fetched: fetchedRow(snapshot, pairing, now),
  }
}

/** By `{round}-{matchNo}`. */
export function groupGames(games: readonly BoardGame[]): Map<string, BoardGame[]> {
  const played = new Map<string, BoardGame[]>()
  for (const game of games) {
    const key = `${game.round}-${game.matchNo}`
    const match = played.get(key)
    if (match) match.push(game)
    else played.set(key, [game])
  }
  return played
}

export const gameRows = (snapshot: Snapshot, pairing: Pairing, played: Map<string, BoardGame[]>): GameRow[] =>
  (played.get(`${pairing.round}-${pairing.no}`) ?? [])
    .toSorted((a, b) => a.no - b.no)
    .map((game) => gameRow(game, competitorName(snapshot, pairing.white), competitorName(snapshot, pairing.black)))
