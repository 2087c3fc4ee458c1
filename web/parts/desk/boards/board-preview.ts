import * as say from '#words/deskBoards.js'
import type { Act } from '#core/changes/act.ts'
import { boardsOf } from '#core/changes/change-boards.ts'
import { pairsOfMatches } from '#core/changes/drawn-pairs.ts'
import type { MatchRecord } from '#core/snapshot/records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { pairWarnings } from '../draw/draft-notes.ts'

/** A board before or after a change: each side with its figure, such as `1`, `½` or `bye`. */
export interface ShownBoard {
  board: number
  sides: { no: number; figure: string }[]
}

export interface BoardPreview {
  before: ShownBoard[]
  after: ShownBoard[]
  /** Breaches of the pairing rules. */
  warnings: string[]
}

const FIGURES: Record<string, () => string> = {
  '=': () => '½',
  U: say.figureBye,
  F: say.figureBye,
  H: say.figureHalfBye,
  Z: say.figureNoGame,
  ' ': () => '–',
}

function shownBoard({ board, white, black, outcome, whitePoints, blackPoints }: MatchRecord): ShownBoard {
  const figure = (letter: string, points: number | null): string =>
    points === null ? (FIGURES[letter]?.() ?? letter) : formatPoints(points)
  return {
    board,
    sides: [
      { no: white, figure: figure(outcome[0]!, whitePoints) },
      ...(black === null ? [] : [{ no: black, figure: figure(outcome[1]!, blackPoints) }]),
    ],
  }
}

/** What the acts do to the boards of a round; a sentence if they are refused. */
export function boardPreview(snapshot: Snapshot, round: number, acts: Act[] | string): BoardPreview | string {
  if (typeof acts === 'string') return acts
  const act = acts.find(({ type }) => type === 'changeBoards')
  if (act?.type !== 'changeBoards') return say.nothingWouldChange()
  const touched = new Set([...act.boards.map(({ no }) => no), ...act.removed])
  const before = boardsOf(snapshot, round).filter(({ no }) => touched.has(no))
  const earlier = { ...snapshot, round: round - 1, rounds: snapshot.rounds.slice(0, round - 1) }
  return {
    before: before.map(shownBoard),
    after: act.boards.map(shownBoard),
    warnings: act.boards.flatMap((row) =>
      isKnown(snapshot, row)
        ? pairsOfMatches([row]).flatMap((pair) => pairWarnings(earlier, pair, row.board).map(({ head }) => head))
        : [],
    ),
  }
}

/** Someone new has no history to warn of. */
const isKnown = ({ players }: Snapshot, { white, black }: MatchRecord): boolean =>
  players.no.includes(white) && (black === null || players.no.includes(black))
