import { isPlayed, NONE, type Outcome } from '../match/outcome.ts'
import { boardLetters, boards, firstHasWhite, hasWhite, type Board, type Side } from './boards.ts'
import type { Pairing } from './pairing.ts'
import type { TeamEvent } from './team-event.ts'
import { recordsOf, type RecordOf, type Trf } from './trf.ts'
import { doubledPoints, type Worth } from './worth.ts'

/** A pairing of teams, and who sat at its boards: the first side's player first. */
export type TeamMatch = Pairing & { boards: Board[] }

/** The match of two teams. The side with White on the first board is its first. */
export function teamMatch(event: TeamEvent, one: Side, other: Side, round: number): TeamMatch {
  const { trf, match, game } = event
  const forfeit = forfeitOf(trf, one.team.no, round)
  const seated = boards(one, other, round)
  const oneFirst = isFirst(trf, seated, round) ?? forfeit?.black !== one.team.no
  const [white, black] = oneFirst ? [one, other] : [other, one]
  const rows = oneFirst ? seated : seated.map(([first, second]): Board => [second, first])
  const verdict = forfeit && verdictOf(forfeit, white.team.no)
  const games =
    rows.map((board) => boardLetters(board, round, verdict)).join('') || (verdict ?? '').repeat(event.boards)
  const points = bothPoints(games, game)
  const outcome = verdict ?? outcomeOf(games, points)
  const score = bothPoints(outcome, match)
  return { white: white.position, black: black.position, outcome, score, points, games, boards: rows }
}

const forfeitOf = (trf: Trf, no: number, round: number): RecordOf<'forfeit'> | undefined =>
  recordsOf(trf, 'forfeit').find(({ record }) => record.round === round && (record.white === no || record.black === no))
    ?.record

const WHITE_WINS = /^(\+-|10|W[LZ])$/
const BLACK_WINS = /^(-\+|01|[LZ]W)$/

/** Both letters of a forfeited match, those of the team of this number first. */
function verdictOf({ type, white }: RecordOf<'forfeit'>, first: number): string {
  const written = type.toUpperCase()
  if (WHITE_WINS.test(written)) return white === first ? '+-' : '-+'
  return BLACK_WINS.test(written) ? (white === first ? '-+' : '+-') : '--'
}

/** Whether the first of two sides is the match's first: it has the colours of that side on the boards. */
function isFirst(trf: Trf, rows: Board[], round: number): boolean | undefined {
  for (const [at, board] of rows.entries()) {
    const white = hasWhite(board, round)
    if (white !== undefined) return white === firstHasWhite(trf, at)
  }
  return undefined
}

/** Doubled points of the two sides, whose letters take turns. */
function bothPoints(letters: string, worth: Worth): [number, number] {
  const points: [number, number] = [0, 0]
  Array.from(letters as Iterable<Outcome>).forEach((letter, at) => {
    points[at % 2 === 0 ? 0 : 1] += doubledPoints(letter, worth)
  })
  return points
}

/** Who won a match by its games; forfeited when none of them was played, and none yet while one is still on. */
function outcomeOf(games: string, [one, other]: [number, number]): string {
  if (games === '' || games.match(/../g)!.includes(NONE)) return NONE
  const played = Array.from(games as Iterable<Outcome>).some(isPlayed)
  if (one === other) return played || one > 0 ? '==' : '--'
  if (played) return one > other ? '10' : '01'
  return one > other ? '+-' : '-+'
}
