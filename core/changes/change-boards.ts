import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { versus } from '../text/versus.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { placeText } from '../tournament/place-label.ts'
import type { ActDefinition } from './act.ts'
import { pairsRefusal } from './drawn-pairs.ts'
import { entryPosition } from './entries.ts'
import { resultText } from './result-text.ts'

/** Changes boards of a published round by hand; the other boards keep everything. */
export interface ChangeBoards {
  type: 'changeBoards'
  round: number
  /** The boards after the change, by their pairing numbers. A new number adds a board. */
  boards: MatchRecord[]
  /** Pairing numbers of boards that are removed. */
  removed: number[]
}

export const changeBoards: ActDefinition<ChangeBoards> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, act) => {
    if (!snapshot.rounds[act.round - 1]) return sayRefusal.roundNotPublished({ round: act.round })
    return pairsRefusal(snapshot, boardsAfter(snapshot, act))
  },
  apply: (snapshot, act) => {
    const rows = recordsOf(snapshot)
    const others = rows.matches.filter(({ round }) => round !== act.round)
    return snapshotFromRecords({ ...rows, matches: [...others, ...boardsAfter(snapshot, act)] })
  },
  inverse: (snapshot, { round, boards, removed }) => {
    const before = boardsOf(snapshot, round)
    const touched = new Set([...boards.map(({ no }) => no), ...removed])
    const known = new Set(before.map(({ no }) => no))
    return {
      type: 'changeBoards',
      round,
      boards: before.filter(({ no }) => touched.has(no)),
      removed: [...touched].filter((no) => !known.has(no)),
    }
  },
  words: (snapshot, { round, boards, removed }) => {
    const before = new Map(boardsOf(snapshot, round).map((row) => [row.no, row]))
    const said = [
      ...boards.map((row) => boardWords(snapshot, before.get(row.no), row)),
      ...removed.flatMap((no) =>
        before.has(no) ? [say.pairRemoved({ pair: pairWords(snapshot, before.get(no)!) })] : [],
      ),
    ]
    return said.length > 0 ? say.boardsChanged({ round, boards: said.join('; ') }) : say.boardsUnchanged({ round })
  },
}

/** The boards of a published round, in board order. */
export const boardsOf = (snapshot: Snapshot, round: number): MatchRecord[] =>
  recordsOf(snapshot).matches.filter((match) => match.round === round)

/** The boards of the round after the change. Changed boards get their place in board order. */
function boardsAfter(snapshot: Snapshot, { round, boards, removed }: ChangeBoards): MatchRecord[] {
  const touched = new Set([...boards.map(({ no }) => no), ...removed])
  const after = boardsOf(snapshot, round).filter(({ no }) => !touched.has(no))
  for (const row of boards.toSorted((a, b) => a.board - b.board)) after.splice(row.board - 1, 0, { ...row, round })
  return after.map((row, at) => ({ ...row, board: at + 1 }))
}

function boardWords(snapshot: Snapshot, was: MatchRecord | undefined, is: MatchRecord): string {
  const board = { place: placeText(snapshot, is.board), pair: pairWords(snapshot, is) }
  if (!was) return say.boardOfPair(board)
  if (was.white === is.black && was.black === is.white) return say.boardColoursSwapped(board)
  if (was.white === is.white && was.black === is.black) return say.boardOfPair(board)
  const before = pairWords(snapshot, was)
  const result = lostResult(was, is)
  return result === undefined
    ? say.boardWas({ ...board, before })
    : say.boardWasWithResult({ ...board, before, result })
}

/** The result of a board that has none any more. */
function lostResult(was: MatchRecord, is: MatchRecord): string | undefined {
  if (was.black === null || was.outcome === NO_OUTCOME || is.outcome !== NO_OUTCOME) return undefined
  const { outcome, whitePoints, blackPoints } = was
  return resultText({
    outcome,
    points: whitePoints === null || blackPoints === null ? null : [whitePoints, blackPoints],
  })
}

function pairWords(snapshot: Snapshot, { white, black }: Pick<MatchRecord, 'white' | 'black'>): string {
  const name = (no: number): string => {
    const position = entryPosition(snapshot, no)
    return position < 0 ? say.entryNumber({ no }) : distinctName(snapshot, position)
  }
  return versus(name(white), black === null ? say.noGame() : name(black))
}
