import * as say from '#words/boardGrid.js'
import { isWhiteFirst } from '#core/game/boards.ts'
import { evaluationOf } from '#core/match/evaluation-code.ts'
import { swingOf, type Swing } from '#core/game/swings.ts'
import type { Evaluation } from '#core/match/win-chance.ts'
import { gameEnd, type GameEnd } from '#core/game/game-end.ts'
import { lastMoveText } from '#core/game/last-move.ts'
import type { LatestPosition } from '#core/game/latest-position.ts'
import { outcomePoints } from '#core/snapshot/outcome-points.ts'
import { formatPoints } from '#core/text/score.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { MINUTE } from '#core/time.ts'
import { scores } from '../pairings/result.ts'
import type { BoardCard } from './board-cards.ts'
import type { CardPeople, BoardPerson } from './board-people.ts'

/** A source that has not answered for this long is called silent. */
const SILENT = 3 * MINUTE
/** For how long a move by which the game turned is marked. */
const SWING_SHOWN = MINUTE

export interface CardSeat extends BoardPerson {
  /** Whether the player has won or lost the game that is shown. */
  result: 'won' | 'lost' | undefined
}

/** White and Black of the game that a card shows. */
export function cardSeats(
  { match, board, slot, row }: BoardCard,
  people: CardPeople,
): [white: CardSeat, black: CardSeat] {
  // The games of a board alternate colours.
  const isFirstWhite = row ? isWhiteFirst(row, match.sides[0].name) : board.slots.indexOf(slot) % 2 === 0
  const seat = (white: boolean): CardSeat => {
    const side = isFirstWhite === white ? 0 : 1
    const playedAs = row?.[white ? 'white' : 'black'].username ?? board.names[side]
    return { ...people(match, side, playedAs), result: resultOf(slot.outcome?.[side]) }
  }
  return [seat(true), seat(false)]
}

function resultOf(letter: string | undefined): CardSeat['result'] {
  const points = letter === undefined ? undefined : outcomePoints(letter, 1)[0]
  return points === 2 ? 'won' : points === 0 ? 'lost' : undefined
}

/** `1–0`, from White’s side; undefined while the game runs. */
export function cardResult({ match, slot, row }: BoardCard): string | undefined {
  if (!slot.outcome) return undefined
  const first = slot.outcome.map((letter) => formatPoints(outcomePoints(letter, 1)[0]))
  const isFirstWhite = row ? isWhiteFirst(row, match.sides[0].name) : true
  return (isFirstWhite ? first : first.toReversed()).join('–')
}

/** `Mate, move 45`, `Black resigned`; undefined if it isn’t known how the game ended. */
export function howItEnded({ slot, row, match }: BoardCard, position: LatestPosition | undefined): string | undefined {
  if (!slot.outcome) return undefined
  const end = gameEnd(position?.sans.at(-1), position?.termination)
  if (!end) return undefined
  const isFirstWhite = row ? isWhiteFirst(row, match.sides[0].name) : true
  const [white] = outcomePoints(slot.outcome.join(''), 1)
  const whiteWon = (isFirstWhite ? white : 2 - white) === 2
  return SENTENCES[end](whiteWon, Math.ceil((position?.sans.length ?? 0) / 2))
}

const SENTENCES: Record<GameEnd, (whiteWon: boolean, move: number) => string> = {
  mate: (_, move) => say.endedByMate({ move }),
  resigned: (whiteWon) => (whiteWon ? say.blackResigned() : say.whiteResigned()),
  time: (whiteWon) => (whiteWon ? say.blackLostOnTime() : say.whiteLostOnTime()),
  abandoned: (whiteWon) => (whiteWon ? say.blackLeft() : say.whiteLeft()),
  agreed: () => say.drawAgreed(),
  stalemate: () => say.stalemate(),
  repetition: () => say.repetition(),
  insufficient: () => say.insufficientMaterial(),
  fiftyMoves: () => say.fiftyMoves(),
  rules: () => say.decidedByArbiter(),
}

/** The match of a card in a team event: `Rooks 5–9 Owls`, or `Rooks – Owls` before it begins. */
export function matchText({ match }: BoardCard, names: 'codes' | 'names'): string | undefined {
  if (!match.codes) return undefined
  const [first, second] = names === 'codes' ? match.codes : match.sides.map(({ name }) => name)
  const hasBegun = match.status === 'live' || match.status === 'finished' || match.status === 'confirmed'
  if (!hasBegun) return `${first} – ${second}`
  const [one, other] = scores(match.pairing)
  return `${first} ${one || 0}–${other || 0} ${second}`
}

/** Of the position on the board, and before its last move: as the room sends them, else as the game’s text has them. */
export function cardEvaluations(
  { match, slot, row }: BoardCard,
  position: LatestPosition | undefined,
): [before: Evaluation | undefined, after: Evaluation | undefined] {
  const plies = position?.sans.length ?? 0
  const sent = (ply: number) => {
    const code = row?.evaluations?.[ply - 1]
    return code === undefined || code === null ? undefined : evaluationOf(code)
  }
  const isShown = slot.state === 'over' || match.mayEvaluate
  const [before, after] = (isShown && position?.evaluations) || [undefined, undefined]
  return [after ? before : sent(plies - 1), after ?? sent(plies)]
}

/** The last move if the game has just turned by it. */
export function recentSwing(card: BoardCard, position: LatestPosition | undefined, now: number): Swing | undefined {
  const [before, after] = cardEvaluations(card, position)
  const { row, match, slot } = card
  if (!before || !after || slot.state !== 'live' || !row?.movedAt) return undefined
  return now + match.skew - row.movedAt < SWING_SHOWN ? swingOf(position?.sans.length ?? 0, before, after) : undefined
}

/** `Board 6`, in a fixture of several matches `Board 6, Rapid`; of a match between two players its number in the round. */
export function boardText({ match, board }: BoardCard): string {
  const text = placeLabel(false, match.team ? board.number : match.pairing.board)
  return board.label === undefined ? text : say.boardOfMatch({ board: text, label: board.label })
}

/** When the source of a running game was last heard of, if that is long ago. */
export function silentSince({ match, state }: BoardCard, now: number): number | undefined {
  const { seenAt } = match
  return state === 'running' && typeof seenAt === 'number' && now - seenAt > SILENT ? seenAt : undefined
}

export const lastMove = (position: LatestPosition | undefined): string | undefined =>
  position && lastMoveText(position.fen, position.sans)
