import { NO_OUTCOME } from '../match/outcome.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import type { MatchRecord } from '../snapshot/records.ts'

/** The boards whose results are kept when their round is taken back. */
export const boardsWithResults = (matches: MatchRecord[]): MatchRecord[] =>
  matches.filter(({ black, outcome, whitePoints, games, facts }) => {
    const { byHand: _byHand, ...known } = facts ?? {}
    const isTouched = outcome !== NO_OUTCOME || whitePoints !== null || games !== null || Object.keys(known).length > 0
    return black !== null && isTouched
  })

type Sides = Pick<DrawnPair, 'white' | 'black' | 'pool'>

/** A board comes back if both players are paired again with the same colours. */
const isSameBoard = (one: Sides, other: Sides): boolean =>
  one.white === other.white && one.black === other.black && (one.pool ?? 0) === (other.pool ?? 0)

export const comesBack = (pairs: Sides[], board: MatchRecord): boolean => pairs.some((pair) => isSameBoard(pair, board))

/** The boards of a drawn round. A board that was in the round before it was taken back gets its earlier result. */
export const withResultsOf = (boards: MatchRecord[], before: MatchRecord[]): MatchRecord[] =>
  boards.map((board) => {
    const was = before.find((one) => isSameBoard(one, board))
    if (!was) return board
    const { outcome, whitePoints, blackPoints, games } = was
    const { byHand: _byHand, ...known } = was.facts ?? {}
    const facts = { ...known, ...board.facts }
    return {
      ...board,
      outcome,
      whitePoints,
      blackPoints,
      games,
      facts: Object.keys(facts).length > 0 ? facts : null,
    }
  })
