import * as say from '#words/refusalsOfActs.js'
import { joinAnd } from '../text/join-and.ts'
import { contenders, undecidedMatch } from '../knockout/progress.ts'
import { seatConflicts } from '../knockout/seat-conflicts.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { placeText } from '../tournament/place-label.ts'
import { entryLabel, entryPosition } from './entries.ts'

/**
 * Why a change of a knockout is refused, in a sentence: a round would be closed or followed by a draw with a match
 * undecided, someone would be seated who has lost, or the bracket would contradict a result.
 */
export function knockoutRefusal(before: Snapshot, after: Snapshot): string | undefined {
  const { round } = after
  // Taking a round back also leaves a draft; only a new draft of the same round is checked.
  const draft = before.round === round ? drawOf(after, round + 1) : undefined
  const isDrawn = draft !== undefined && draft !== drawOf(before, round + 1)
  const isClosed = (after.closed ?? 0) > (before.closed ?? 0) || (before.active && !after.active)
  return (
    (isDrawn || (isClosed && before.round === round) ? undecidedMatch(after, round) : undefined) ??
    (isDrawn ? knockedOutRefusal(after, round + 1, draft.pairs) : undefined) ??
    seatRefusal(before, after)
  )
}

/**
 * In a knockout only those who are still in can be seated, and the losers of the semi-finals against each other, for
 * third place.
 */
function knockedOutRefusal(snapshot: Snapshot, round: number, pairs: DrawnPair[]): string | undefined {
  const known = contenders(snapshot, round)
  if (!known) return undefined
  const { winners, semiFinalLosers } = known
  const seats = ({ white, black }: DrawnPair): number[] =>
    (black === null ? [white] : [white, black]).map((no) => entryPosition(snapshot, no))
  const isThirdPlace = (pair: DrawnPair): boolean =>
    pair.black !== null && seats(pair).every((player) => semiFinalLosers.has(player))
  const out = pairs
    .filter((pair) => !isThirdPlace(pair))
    .flatMap(seats)
    .find((player) => !winners.has(player))
  if (out === undefined) return undefined
  const refusal = say.knockedOut({ entry: entryLabel(snapshot, snapshot.players.no[out]!) })
  return semiFinalLosers.size > 0 ? `${refusal} ${say.thirdPlaceOnly()}` : refusal
}

/** Why a change is refused that would leave someone else in the next round than went through, with the ways out. */
function seatRefusal(before: Snapshot, after: Snapshot): string | undefined {
  const [conflict] = seatConflicts(before, after)
  if (!conflict) return undefined
  const { round, board, sides, through, seated } = conflict
  const name = (player: number): string => distinctName(after, player)
  const next = round + 1
  const facts = { next, round: after.round, isDraft: next > after.round, place: placeText(after, board) }
  if (typeof through === 'number') {
    const seat = { ...facts, name: name(sides[through]) }
    return seated.length > 0
      ? say.seatWithoutOrStays({ ...seat, other: name(sides[1 - through]!) })
      : say.seatWithout(seat)
  }
  const drawn = { ...facts, names: joinAnd(seated.map(name)) }
  return through === 'nobody' ? say.seatNobody(drawn) : say.seatOpen(drawn)
}
