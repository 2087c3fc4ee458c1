import * as say from '#words/refusalsOfActs.js'
import { placeLabel } from '../tournament/place-label.ts'
import { decisionFacts } from './decide-match.ts'
import { bracketMatches } from '../knockout/bracket-matches.ts'
import { bracketPlaces } from '../knockout/places.ts'
import { mainPools } from '../knockout/progress.ts'
import { seatConflicts, seatsOfRound, type SeatConflict, type BoardSeats } from '../knockout/seat-conflicts.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import type { BracketWay } from './bracket-ways.ts'
import { boardsOf } from './change-boards.ts'
import { findPairing } from './pairing.ts'
import { planActs } from './plan.ts'
import { reopeningAct } from './set-round-closed.ts'

/** The acts of a correction with what has to happen in the next round, or why that can’t be done, in a sentence. */
export function withBracketWay(snapshot: Snapshot, acts: Act[] | string, way?: BracketWay): Act[] | string {
  if (typeof acts === 'string' || way === undefined) return acts
  const plan = planActs(snapshot, acts)
  if (typeof plan === 'string') return plan
  const { after } = plan
  const [conflict] = seatConflicts(snapshot, after)
  if (!conflict) return acts
  const more = way === 'stays' ? stayingActs(after, conflict) : replacingActs(after, conflict)
  return typeof more === 'string' ? more : [...acts, ...more]
}

/** Whether these acts let someone else go through than sits in the next round. */
export function changesSeat(snapshot: Snapshot, acts: Act[] | string): acts is Act[] {
  const plan = typeof acts === 'string' ? acts : planActs(snapshot, acts)
  return typeof plan !== 'string' && seatConflicts(snapshot, plan.after).length > 0
}

function stayingActs(after: Snapshot, { round, no, was }: SeatConflict): Act[] | string {
  const state = findPairing(after, { round, no })?.state
  if (typeof was !== 'number' || !state || state.outcome === NO_OUTCOME) return takeBackFirst(after, round + 1)
  const through = { side: was, reason: 'corrected', outcome: state.outcome } as const
  return [{ type: 'decideMatch', round, no, ...decisionFacts([], through), tieBreak: state.facts.tieBreak ?? null }]
}

/** A board of the next round with other sides, from 0. */
export interface CorrectedBoard {
  at: number
  was: BoardSeats
  is: BoardSeats
}

/** The boards of the next round that change, or why they can’t be changed one by one, in a sentence. */
export function correctedBoards(after: Snapshot, conflict: SeatConflict): CorrectedBoard[] | string {
  const next = conflict.round + 1
  if (next < after.round) return takeBackFirst(after, next + 1)
  if (next === after.round && drawOf(after, next + 1)) return say.discardDrawFirst({ next: next + 1 })
  const before = seatsOfRound(after, next)!
  const seats = correctedSeats(after, conflict, before)
  if (!seats) return takeBackFirst(after, next)
  const boards = seats.flatMap((is, at) => (String(is) === String(before[at]) ? [] : [{ at, was: before[at]!, is }]))
  const linked = boards.find(({ at }) => after.rounds[next - 1]?.facts?.[at]?.link !== undefined)
  if (!linked) return boards
  return say.boardOfRoundHasLink({ place: placeLabel(after.settings.competitors === 'team', linked.at + 1), next })
}

/** Seats those who go through now in the next round; boards that change lose their results. */
function replacingActs(after: Snapshot, conflict: SeatConflict): Act[] | string {
  const next = conflict.round + 1
  const changed = correctedBoards(after, conflict)
  if (typeof changed === 'string') return changed
  if (next > after.round) {
    return [
      { type: 'discardDraw', round: next },
      { type: 'drawRound', draw: withSeats(after, drawOf(after, next)!, changed) },
    ]
  }
  const boards = boardsOf(after, next)
  const isClosed = (after.closed ?? 0) >= next || !after.active
  return [
    ...(isClosed ? [reopeningAct(after)] : []),
    {
      type: 'changeBoards',
      round: next,
      boards: changed.map(({ at, is }) => emptied(boards[at]!, pairOf(after, is))),
      removed: [],
    },
  ]
}

const takeBackFirst = ({ round: published }: Snapshot, round: number): string =>
  round > published ? say.discardDrawThenCorrect({ round }) : say.takeBackThenCorrect({ published })

/** The boards of the next round; undefined if only drawing it again gives them. */
function correctedSeats(after: Snapshot, conflict: SeatConflict, before: BoardSeats[]): BoardSeats[] | undefined {
  const { sides, through } = conflict
  if (through === 'open' || through === 'tied') return undefined
  if (through === 'nobody') return withoutPlayers(before, sides)
  const [winner, loser] = [sides[through], sides[1 - through]!]
  if (conflict.seated.length === 0) return withOpponent(after, conflict, winner, before)
  const swap = (player: number): number => (player === winner ? loser : player === loser ? winner : player)
  return before.map(([white, black]): BoardSeats => [swap(white), swap(black)])
}

/** Opponents get a bye; undefined if one has a bye already. */
function withoutPlayers(before: BoardSeats[], gone: number[]): BoardSeats[] | undefined {
  const seats = before.map(([white, black]): BoardSeats => {
    if (gone.includes(white)) return [black, -1]
    return gone.includes(black) ? [white, -1] : [white, black]
  })
  return seats.every(([white]) => white >= 0 && !gone.includes(white)) ? seats : undefined
}

/** The player meets the winner beside them in the bracket, who had a bye until now. */
function withOpponent(
  after: Snapshot,
  { round, no }: SeatConflict,
  player: number,
  before: BoardSeats[],
): BoardSeats[] | undefined {
  const { from } = knockoutRange(after, round)!
  const pools = mainPools(bracketMatches(after, { from, to: round }))
  const pool = pools.find((columns) => columns.at(-1)!.some((match) => match.no === no))
  if (!pool) return undefined
  const places = bracketPlaces(pool)
  const matches = pool.at(-1)!
  const own = places[matches.findIndex((match) => match.no === no)]!
  const beside = matches[places.indexOf(own % 2 === 0 ? own + 1 : own - 1)]
  const opponent = beside?.won === undefined ? undefined : beside.sides[beside.won]
  const at = before.findIndex(([white, black]) => white === opponent && black < 0)
  if (opponent === undefined || at < 0) return undefined
  return before.with(at, own % 2 === 0 ? [player, opponent] : [opponent, player])
}

const pairOf = ({ players: { no } }: Snapshot, [white, black]: BoardSeats): DrawnPair => ({
  white: no[white]!,
  black: black < 0 ? null : no[black]!,
  ...(black < 0 && { bye: 'U' }),
})

function withSeats(after: Snapshot, draw: Draw, changed: CorrectedBoard[]): Draw {
  const replaced = (pairs: DrawnPair[]): DrawnPair[] =>
    pairs.map((pair, at) => {
      const board = changed.find((one) => one.at === at)
      if (!board || !isSameBoard(pair, draw.pairs[at])) return pair
      return { ...pairOf(after, board.is), ...(pair.pool && { pool: pair.pool }) }
    })
  return { ...draw, proposed: replaced(draw.proposed), pairs: replaced(draw.pairs) }
}

const isSameBoard = (one: DrawnPair, other: DrawnPair | undefined): boolean =>
  one.white === other?.white && one.black === other.black

/** A board without result; a start time that the organiser set stays. */
function emptied(board: MatchRecord, { white, black }: DrawnPair): MatchRecord {
  const startTime = board.facts?.startTime
  return {
    ...board,
    white,
    black,
    outcome: black === null ? 'U ' : NO_OUTCOME,
    whitePoints: null,
    blackPoints: null,
    games: null,
    facts: startTime === undefined ? null : { startTime },
  }
}
