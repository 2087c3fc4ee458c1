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
  const third =
    semiFinalLosers.size > 0 ? ' Those who lost the semi-finals can only play each other for third place.' : ''
  return `${entryLabel(snapshot, snapshot.players.no[out]!)} has been knocked out.${third}`
}

/** Why a change is refused that would leave someone else in the next round than went through, with the ways out. */
function seatRefusal(before: Snapshot, after: Snapshot): string | undefined {
  const [conflict] = seatConflicts(before, after)
  if (!conflict) return undefined
  const { round, board, sides, through, seated } = conflict
  const next = round + 1
  const place = placeText(after, board)
  const name = (player: number): string => distinctName(after, player)
  const back = next > after.round ? `discard the draw of round ${next}` : `take round ${after.round} back`
  if (typeof through === 'number') {
    const stays = seated.length > 0 ? `, or ${name(sides[1 - through]!)} stays in` : ''
    return `Round ${next} was drawn without ${name(sides[through])}, who would go through on ${place}. Say at the desk whether ${name(sides[through])} gets the seat${stays}; or ${back} first.`
  }
  const drawn = `Round ${next} was drawn with ${seated.map(name).join(' and ')}`
  if (through === 'nobody') {
    return `${drawn}, but nobody would go through on ${place}. Say at the desk that the opponent gets a bye; or ${back} first.`
  }
  return `${drawn}: ${place} needs someone who goes through. Correct its result to another one; or ${back} first.`
}
