import type { BoardReason, DrawSide } from '#core/draw/reasons/board-reason.ts'
import { COLOUR_ARTICLES } from '#core/draw/reasons/criterion-text.ts'
import { colourText, reasonAgainstText, reasonText } from '#core/draw/reasons/reason-text.ts'
import type { DrawReason } from '#core/draw/reasons/reasons.ts'
import { isPlayed, type Outcome } from '#core/match/outcome.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints, type HalfPoints } from '#core/text/score.ts'

/** A sentence of an explanation, with the criterion in its footnote. */
export interface ReasonLine {
  text: string
  note?: string | undefined
}

const points = (count: HalfPoints): string => `${formatPoints(count)} ${count === 2 ? 'point' : 'points'}`

/** Why a board is paired so, or why the rules would pair it differently: points, pair, colours. */
export function reasonLines(
  snapshot: Snapshot,
  round: number,
  board: BoardReason,
  { white, ruled }: { white: number; ruled: number },
): ReasonLine[] {
  const { higher, lower, isDrawn, float, colour, reason } = board
  const name = (side: DrawSide): string => distinctName(snapshot, side.id)
  if (!lower) {
    const has = `${name(higher)} has the bye with ${points(higher.score)}.`
    return isDrawn ? [{ text: has }, forLine(reason)] : [{ text: has }, againstLine(snapshot, round, board)]
  }
  const noun = snapshot.settings.competitors === 'team' ? 'team' : 'player'
  const lines = [{ text: pointsText(name, noun, higher, lower) }]
  if (!isDrawn) return [...lines, againstLine(snapshot, round, board)]
  // A player alone on these points can't stay in the score group, as the line before says.
  const needsWords = float && !(higher.isAlone && float.criterion === 'C4')
  const moves = noun === 'team' ? `${name(lower)} floats up.` : `${name(higher)} floats down.`
  if (needsWords) lines.push({ ...forLine(float), text: `${moves} ${forLine(float).text}` })
  return [
    ...lines,
    forLine(reason),
    ...(colour
      ? [
          {
            text: `${colours(snapshot, white, ruled)} ${colourText(colour)}`,
            note: COLOUR_ARTICLES[colour],
          },
        ]
      : []),
  ]
}

function colours(snapshot: Snapshot, white: number, ruled: number): string {
  const [given, own] = [distinctName(snapshot, white), distinctName(snapshot, ruled)]
  return white === ruled ? `${given} has White.` : `${given} has White; the rules give it to ${own}.`
}

function pointsText(name: (side: DrawSide) => string, noun: string, higher: DrawSide, lower: DrawSide): string {
  if (higher.score === lower.score) return `Both have ${points(higher.score)}.`
  const theirs = `${name(lower)} has ${formatPoints(lower.score)}.`
  if (higher.isAlone) return `${name(higher)} is the only ${noun} with ${points(higher.score)}. ${theirs}`
  return `${name(higher)} has ${points(higher.score)}, ${theirs}`
}

const forLine = (reason: DrawReason | null): ReasonLine =>
  reason ? { text: reasonText(reason), note: reason.criterion } : { text: 'No other pairing is left.' }

/** Why two did not meet, or why the rules forbid their pairing. */
export function againstLine(
  snapshot: Snapshot,
  round: number,
  { higher, lower, reason }: Pick<BoardReason, 'higher' | 'lower' | 'reason'>,
): ReasonLine {
  if (!reason) return { text: 'By FIDE’s rules the pairing is a different one.' }
  const met =
    (reason.criterion === 'C1' || reason.criterion === 'teamC1') && lower
      ? roundMet(snapshot, round, higher.id, lower.id)
      : 0
  const text = met > 0 ? `They met in round ${met}.` : reasonAgainstText(reason)
  return { text, note: reason.criterion }
}

/** The last earlier round in which two played each other; 0 for none. After a forfeit they may be paired again. */
function roundMet({ rounds }: Snapshot, round: number, one: number, other: number): number {
  const isPair = ({ white, black, outcomes }: Snapshot['rounds'][number]): boolean =>
    white.some(
      (id, at) =>
        ((id === one && black[at] === other) || (id === other && black[at] === one)) &&
        isGame(outcomes.charAt(2 * at) as Outcome),
    )
  return rounds.slice(0, round - 1).findLastIndex(isPair) + 1
}

/** Games that are still open count, as for the draw. */
const isGame = (outcome: Outcome): boolean => isPlayed(outcome) || outcome === ' '
