import { isPlayed, NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { boardLetters, boards, firstHasWhite, hasWhite, type BoardPair, type TeamSide } from './board-pairs.ts'
import type { DraftPairing } from './draft-pairing.ts'
import type { TeamFile } from './team-file.ts'
import { recordsOf, type RecordOf, type Trf } from './trf.ts'
import { letterPoints, type ResultWorth } from './result-worth.ts'
import type { HalfPoints } from '../text/score.ts'

/** A pairing of teams. On each board the player of the first side comes first. */
export type TeamMatch = DraftPairing & { boards: BoardPair[] }

/** The match of two teams. The side with White on the first board is the first side. */
export function teamMatch(event: TeamFile, one: TeamSide, other: TeamSide, round: number): TeamMatch {
  const { trf, match, game } = event
  const forfeit = forfeitOf(trf, one.team.no, round)
  const seated = boards(one, other, round)
  const oneFirst = isFirst(trf, seated, round) ?? forfeit?.black !== one.team.no
  const [white, black] = oneFirst ? [one, other] : [other, one]
  const rows = oneFirst ? seated : seated.map(([first, second]): BoardPair => [second, first])
  const verdict = forfeit && forfeitLetters(forfeit, white.team.no)
  const games =
    rows.map((board) => boardLetters(board, round, verdict)).join('') || (verdict ?? '').repeat(event.boards)
  const points = pointsOfLetters(games, game)
  const outcome = verdict ?? outcomeOf(games, points)
  const score = pointsOfLetters(outcome, match)
  return { white: white.position, black: black.position, outcome, score, points, games, boards: rows }
}

const forfeitOf = (trf: Trf, no: number, round: number): RecordOf<'forfeit'> | undefined =>
  recordsOf(trf, 'forfeit').find(({ record }) => record.round === round && (record.white === no || record.black === no))
    ?.record

const WHITE_WINS = /^(\+-|10|W[LZ])$/
const BLACK_WINS = /^(-\+|01|[LZ]W)$/

/** Both letters of a forfeited match, those of team `first` first. */
function forfeitLetters({ type, white }: RecordOf<'forfeit'>, first: number): string {
  const written = type.toUpperCase()
  if (WHITE_WINS.test(written)) return white === first ? '+-' : '-+'
  return BLACK_WINS.test(written) ? (white === first ? '-+' : '+-') : '--'
}

/** Whether the first of two sides has the colours of the match's first side; undefined if no colour is known. */
function isFirst(trf: Trf, rows: BoardPair[], round: number): boolean | undefined {
  for (const [at, board] of rows.entries()) {
    const white = hasWhite(board, round)
    if (white !== undefined) return white === firstHasWhite(trf, at)
  }
  return undefined
}

/** The points of both sides; their letters alternate. */
function pointsOfLetters(letters: string, worth: ResultWorth): [HalfPoints, HalfPoints] {
  const points: [HalfPoints, HalfPoints] = [0, 0]
  Array.from(letters as Iterable<Outcome>).forEach((letter, at) => {
    points[at % 2 === 0 ? 0 : 1] += letterPoints(letter, worth)
  })
  return points
}

/** The outcome of a match by its games: a forfeit if none was played, no outcome while one is unfinished. */
function outcomeOf(games: string, [one, other]: [number, number]): string {
  if (games === '' || games.match(/../g)!.includes(NO_OUTCOME)) return NO_OUTCOME
  const played = Array.from(games as Iterable<Outcome>).some(isPlayed)
  if (one === other) return played || one > 0 ? '==' : '--'
  if (played) return one > other ? '10' : '01'
  return one > other ? '+-' : '-+'
}
