import { outcomePoints } from '../../snapshot/outcome-points.ts'
import type { RoundColumns, Snapshot } from '../../snapshot/snapshot.ts'
import { field, OPEN, PLAYED } from '../field.ts'
import { ranks } from '../progress.ts'
import { pairingPositions } from '../round-line.ts'
import { readCode } from '../tie-breaks.ts'
import type { HalfPoints } from '../../text/score.ts'

interface CorrectedResult {
  /** The competitor's points: 2, 1 or 0 in a single game. */
  points: HalfPoints
  /** Computes the rank with this result, at the cost of the whole standings; undefined for the actual result. */
  rank: (() => number) | undefined
}

export interface RankCorrection {
  round: number
  opponent: number
  /** Most points first. */
  results: CorrectedResult[]
}

/**
 * Ranks after a round if the result of one game were corrected, game by game, with everything else unchanged. Empty if
 * a tie-break depends on single boards.
 */
export function rankCorrections(snapshot: Snapshot, round: number, player: number): RankCorrection[] {
  if (readsBoards(snapshot)) return []
  const seen = field(snapshot, round)
  const seats = pairingPositions(seen)
  return Array.from({ length: seen.round }, (_, at) => at).flatMap((at) => {
    const cell = player * seen.round + at
    const opponent = seen.opponent[cell]!
    if (opponent < 0 || !(seen.traits[cell]! & PLAYED) || seen.traits[cell]! & OPEN) return []
    const own = seen.game.each[cell]!
    const total = own + seen.game.each[opponent * seen.round + at]!
    const results = possiblePoints(own, total).map((points): CorrectedResult => {
      if (points === own) return { points, rank: undefined }
      const columns = snapshot.rounds[at]!
      const side = columns.white[seats[cell]!] === player ? 0 : 1
      const corrected = correctedRound(columns, snapshot, { at: seats[cell]!, side, points, total })
      const rounds = snapshot.rounds.with(at, corrected)
      return { points, rank: () => ranks({ ...snapshot, rounds }, round)[player]! }
    })
    return { round: at + 1, opponent, results }
  })
}

/** All results of a game; in a match, up to one point more or less. */
function possiblePoints(own: number, total: number): number[] {
  const all = total <= 2 ? [2, 1, 0] : [own + 2, own + 1, own, own - 1, own - 2]
  return all.filter((points) => points >= 0 && points <= total)
}

interface CorrectedPairing {
  /** Position in its round. */
  at: number
  /** 0: the first-named side. */
  side: 0 | 1
  points: number
  total: number
}

function correctedRound(
  columns: RoundColumns,
  { settings }: Snapshot,
  { at, side, points, total }: CorrectedPairing,
): RoundColumns {
  const [first, second] = side === 0 ? [points, total - points] : [total - points, points]
  const outcome = first > second ? '10' : first < second ? '01' : '=='
  const outcomes = columns.outcomes.slice(0, 2 * at) + outcome + columns.outcomes.slice(2 * at + 2)
  if (settings.gamePointTotal === 1 && !columns.points) return { ...columns, outcomes }
  const given =
    columns.points ??
    columns.white.flatMap((_, pairing) => outcomePoints(columns.outcomes.slice(2 * pairing), settings.gamePointTotal))
  return { ...columns, outcomes, points: given.with(2 * at, first).with(2 * at + 1, second) }
}

/** Whether a tie-break depends on single boards: then a correction would have to say which board changed. */
function readsBoards({ settings: { tieBreaks, displayPoints, gamePointTotal } }: Snapshot): boolean {
  if (gamePointTotal === 1) return false
  return tieBreaks.some((code) => {
    const read = readCode(code, displayPoints)
    return (
      read && (BOARD_WORDS.includes(read.word) || (COUNT_WORDS.includes(read.word) && read.options.kind === 'game'))
    )
  })
}
const BOARD_WORDS = ['BC', 'TBR', 'BBE']
const COUNT_WORDS = ['WIN', 'WON', 'BPG', 'BWG', 'REP', 'STD']
