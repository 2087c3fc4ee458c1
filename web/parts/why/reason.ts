import * as say from '#words/why.js'
import * as sayBoards from '#words/whyBoards.js'
import type { BoardReason, DrawSide } from '#core/draw/reasons/board-reason.ts'
import { COLOUR_ARTICLES } from '#core/draw/reasons/criterion-text.ts'
import { colourText, reasonAgainstText, reasonText } from '#core/draw/reasons/reason-text.ts'
import type { DrawReason } from '#core/draw/reasons/reasons.ts'
import { isPlayed, type Outcome } from '#core/match/outcome.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { countedPoints } from '#core/text/counted-points.ts'
import { formatPoints } from '#core/text/score.ts'

/** A sentence of an explanation, with the criterion in its footnote. */
export interface ReasonLine {
  text: string
  note?: string | undefined
}

/** Why a board is paired so in one sentence, and what else there is to say. */
export interface ToldBoard {
  first: ReasonLine
  more: ReasonLine[]
  colour: ReasonLine | undefined
}

export function toldBoard(
  snapshot: Snapshot,
  round: number,
  board: BoardReason,
  colours: { white: number; ruled: number },
): ToldBoard {
  const lines = reasonLines(snapshot, round, board, colours)
  const colour = board.colour ? lines.pop() : undefined
  const first = firstLine(snapshot, board, lines)
  return { first, more: lines.filter((line) => line !== first), colour }
}

/** The line that says most: who could not be met, else the rule that decided, else the points. */
function firstLine(
  snapshot: Snapshot,
  { higher, lower, isDrawn, float, reason, between }: BoardReason,
  lines: ReasonLine[],
) {
  const [points, ...reasons] = lines
  if (!lower || !isDrawn) return reasons[0] ?? points!
  if (higher.score === lower.score) return reason && !isOrder(reason) ? reasons[0]! : points!
  const isNext = between?.count === 0
  if (isNext || (between && between.met === between.count)) {
    const names = { higher: distinctName(snapshot, higher.id), lower: distinctName(snapshot, lower.id) }
    return { text: (isNext ? sayBoards.isNextInOrder : sayBoards.hasMetAllBetween)(names), note: float?.criterion }
  }
  return reasons[0] ?? points!
}

const isOrder = ({ criterion }: DrawReason): boolean => criterion === 'order' || criterion === 'teamOrder'

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
    const has = say.byeWith({ name: name(higher), ...countedPoints(higher.score) })
    return isDrawn ? [{ text: has }, forLine(reason)] : [{ text: has }, againstLine(snapshot, round, board)]
  }
  const isTeams = snapshot.settings.competitors === 'team'
  const lines = [{ text: pointsText(name, isTeams, higher, lower) }]
  if (!isDrawn) return [...lines, againstLine(snapshot, round, board)]
  // A player alone on these points can't stay in the score group, as the line before says.
  const needsWords = float && !(higher.isAlone && float.criterion === 'C4')
  const moves = isTeams ? say.floatsUp({ name: name(lower) }) : say.floatsDown({ name: name(higher) })
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
  return white === ruled ? say.hasWhite({ name: given }) : say.hasWhiteAgainstRules({ name: given, other: own })
}

function pointsText(name: (side: DrawSide) => string, isTeams: boolean, higher: DrawSide, lower: DrawSide): string {
  const most = countedPoints(higher.score)
  if (higher.score === lower.score) return say.bothHave(most)
  const lowerPoints = formatPoints(lower.score)
  if (!higher.isAlone) return say.bothPoints({ higher: name(higher), ...most, lower: name(lower), lowerPoints })
  const alone = (isTeams ? say.onlyTeamWith : say.onlyPlayerWith)({ name: name(higher), ...most })
  return `${alone} ${say.hasPoints({ name: name(lower), points: lowerPoints })}`
}

const forLine = (reason: DrawReason | null): ReasonLine =>
  reason ? { text: reasonText(reason), note: reason.criterion } : { text: say.noOtherPairing() }

/** Why two did not meet, or why the rules forbid their pairing. */
export function againstLine(
  snapshot: Snapshot,
  round: number,
  { higher, lower, reason }: Pick<BoardReason, 'higher' | 'lower' | 'reason'>,
): ReasonLine {
  if (!reason) return { text: say.otherByRules() }
  const met =
    (reason.criterion === 'C1' || reason.criterion === 'teamC1') && lower
      ? roundMet(snapshot, round, higher.id, lower.id)
      : 0
  const text = met > 0 ? say.metInRound({ round: met }) : reasonAgainstText(reason)
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
