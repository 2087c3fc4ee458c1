import type { Draw } from '../snapshot/desk.ts'
import { drawOf, withDesk } from '../snapshot/desk-rows.ts'
import { competitorName } from '../snapshot/names.ts'
import { matchRecords, roundColumns } from '../snapshot/round-records.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { entryPosition, NO_SUCH_ENTRY } from './entries.ts'
import { NO_SUCH_PAIRING } from './pairing.ts'
import { resultText } from './result-text.ts'

/** Replaces boards of a published round with their sides and results, after a correction of the round before. */
export interface ReplaceBoards {
  type: 'replaceBoards'
  round: number
  matches: MatchRecord[]
  /** The round's draw with these boards, if it was drawn here: taking the round back makes it a draft again. */
  draw?: Draw
}

export const replaceBoards: ActDefinition<ReplaceBoards> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, act) => {
    const { round, matches } = act
    const boards = boardsOf(snapshot, round)
    if (matches.length === 0 || matches.some((match) => match.round !== round)) return NO_SUCH_PAIRING
    if (matches.some(({ no, board }) => !boards.some((one) => one.no === no && one.board === board)))
      return NO_SUCH_PAIRING
    const seated = replaced(boards, matches).flatMap(({ white, black }) => (black === null ? [white] : [white, black]))
    if (seated.some((no) => entryPosition(snapshot, no) < 0)) return NO_SUCH_ENTRY
    return new Set(seated).size === seated.length ? undefined : `Round ${round} would have someone on two boards.`
  },
  apply: (snapshot, { round, matches, draw }) => {
    const boards = replaced(boardsOf(snapshot, round), matches)
    const columns = roundColumns(boards, (no) => entryPosition(snapshot, no))
    const seated = { ...snapshot, rounds: snapshot.rounds.with(round - 1, columns) }
    if (!draw || !snapshot.desk) return seated
    return withDesk(seated, ({ draws }) => ({ draws: draws.map((one) => (one.round === round ? draw : one)) }))
  },
  inverse: (snapshot, { round, matches, draw }) => {
    const nos = new Set(matches.map(({ no }) => no))
    const before = draw && drawOf(snapshot, round)
    return {
      type: 'replaceBoards',
      round,
      matches: boardsOf(snapshot, round).filter(({ no }) => nos.has(no)),
      ...(before && { draw: before }),
    }
  },
  words: (snapshot, { round, matches }) => {
    const before = new Map(boardsOf(snapshot, round).map((match) => [match.no, match]))
    const boards = matches.map((match) => {
      const was = before.get(match.no)
      return `board ${match.board}: ${sidesText(snapshot, match)}${was ? `, was ${sidesText(snapshot, was)}` : ''}`
    })
    return `Round ${round}, ${boards.join('; ')}`
  },
}

export const boardsOf = ({ rounds, players }: Snapshot, round: number): MatchRecord[] =>
  rounds[round - 1] ? matchRecords(rounds[round - 1]!, round, players.no) : []

const replaced = (boards: MatchRecord[], matches: MatchRecord[]): MatchRecord[] =>
  boards.map((board) => matches.find(({ no }) => no === board.no) ?? board)

/** `Novak – Lindgren 1–0`, `Novak, bye`. */
function sidesText(snapshot: Snapshot, { white, black, outcome, whitePoints, blackPoints }: MatchRecord): string {
  const name = (no: number): string => competitorName(snapshot, entryPosition(snapshot, no))
  if (black === null) return `${name(white)}, bye`
  const points: [number, number] | null =
    whitePoints === null || blackPoints === null ? null : [whitePoints, blackPoints]
  const result = outcome.trim() === '' ? '' : ` ${resultText({ outcome, points })}`
  return `${name(white)} – ${name(black)}${result}`
}
