import * as say from '#words/coreTrf.js'
import { isBye, type Outcome } from '../match/outcome.ts'
import type { Acceleration } from '../snapshot/draw-rules.ts'
import type { RoundColumns } from '../snapshot/snapshot.ts'
import { byeOf } from './bye-letters.ts'
import { cellColumn, type TrfCell } from './cells.ts'
import { cellOf, drawnRounds, type TrfPlayer } from './entrants.ts'
import { isFault, type TrfFault } from './fault.ts'
import { inBoardOrder, roundColumns, scoresAfter, type DraftPairing } from './draft-pairing.ts'
import { bothLetters, statedPoints, type ResultWorth } from './result-worth.ts'

/**
 * The rounds of an individual event: each player has one pairing in every round, or a bye. Virtual points count for the
 * order of the boards (FIDE C.04.7 1.5).
 */
export function individualRounds(
  entrants: TrfPlayer[],
  worth: ResultWorth,
  accelerations: readonly Acceleration[] = [],
): RoundColumns[] | TrfFault {
  const positions = new Map(entrants.map(({ no }, position) => [no, position]))
  const rounds: RoundColumns[] = []
  let scores = entrants.map(() => 0)
  const drawn = drawnRounds(entrants)
  for (let round = 1; round <= drawn; round++) {
    const found = pairings(entrants, positions, round, worth)
    if (isFault(found)) return found
    rounds.push(roundColumns(inBoardOrder(found, withVirtualPoints(scores, accelerations, round))))
    scores = scoresAfter(found, scores)
  }
  return rounds
}

const withVirtualPoints = (scores: number[], accelerations: readonly Acceleration[], round: number): number[] =>
  accelerations
    .filter(({ from, to }) => from <= round && round <= to)
    .reduce((sums, { first, last, MP }) => sums.map((sum, at) => (first <= at && at <= last ? sum + MP : sum)), scores)

function pairings(
  entrants: TrfPlayer[],
  positions: Map<number, number>,
  round: number,
  worth: ResultWorth,
): DraftPairing[] | TrfFault {
  const found: DraftPairing[] = []
  for (const [position, entrant] of entrants.entries()) {
    const cell = cellOf(entrant, round)
    if (cell.opponent === 0) {
      const letter = cell.result === '+' ? '+' : (byeOf(cell.result) ?? 'Z')
      found.push({
        white: position,
        black: -1,
        outcome: `${letter} `,
        score: [statedPoints(letter, worth, undefined), 0],
      })
      continue
    }
    const other = positions.get(cell.opponent)
    const { line } = entrant
    if (other === undefined) return { line, column: cellColumn(round), reason: say.noPlayer({ no: cell.opponent }) }
    const refusal = opponentRefusal(entrant, entrants[other]!, round)
    if (refusal) return { line, ...refusal }
    if (position < other) found.push(game(position, cell, other, cellOf(entrants[other]!, round), worth))
  }
  return found
}

/** Why two players' lines contradict each other; undefined if they agree. */
function opponentRefusal(entrant: TrfPlayer, other: TrfPlayer, round: number): Omit<TrfFault, 'line'> | undefined {
  const cell = cellOf(entrant, round)
  const column = cellColumn(round)
  if (other === entrant) return { column, reason: say.pairedWithThemselves({ no: entrant.no, round }) }
  const back = cellOf(other, round)
  if (back.opponent !== entrant.no) {
    return {
      column,
      reason: say.otherOpponent({ other: other.no, round, no: entrant.no }),
    }
  }
  if (cell.colour === back.colour && 'wb'.includes(cell.colour)) {
    return {
      column: column + 5,
      reason: say.sameColour({ no: entrant.no, other: other.no, round }),
    }
  }
  if (isBye(cell.result)) return { column: column + 7, reason: say.byeWithOpponent({ letter: cell.result }) }
  return undefined
}

function game(one: number, cell: TrfCell, other: number, back: TrfCell, worth: ResultWorth): DraftPairing {
  const white =
    cell.colour === 'w' ||
    back.colour === 'b' ||
    cell.colour === back.colour ||
    (cell.colour !== 'b' && back.colour !== 'w')
  const letters = bothLetters(cell.result, back.result)
  const outcome = white ? letters : letters[1]! + letters[0]!
  const [own, theirs] = [outcome[0] as Outcome, outcome[1] as Outcome]
  return {
    white: white ? one : other,
    black: white ? other : one,
    outcome,
    score: [statedPoints(own, worth, 'w'), statedPoints(theirs, worth, 'b')],
  }
}
