import { boards } from './boards.ts'
import { BLACK, type Field } from './field.ts'
import { HALVES, OPEN, PLAYED, TRAITS, VOLUNTARY } from './outcome-tables.ts'
import type { Options } from './options.ts'

/** One round of a competitor, or one board of it with `:GP`. */
interface CountedRound {
  traits: number
  black: boolean
  points: number
  win: number
  draw: number
}
export type Count = (turn: CountedRound) => number

const won = ({ points, win }: CountedRound): boolean => points === win
const isPlayed = ({ traits }: CountedRound): boolean => (traits & PLAYED) > 0

/** WIN: rounds that gave the points of a win, played or not (C.07 art. 7). */
export const wins: Count = (turn) => Number(won(turn))
/** WON: wins over the board. */
export const winsPlayed: Count = (turn) => Number(isPlayed(turn) && won(turn))
/** BPG: games played with Black. */
export const blackGames: Count = (turn) => Number(turn.black && isPlayed(turn))
/** BWG: games won with Black. */
export const blackWins: Count = (turn) => Number(turn.black && isPlayed(turn) && won(turn))
/** REP: rounds one elected to play. */
export const elected: Count = ({ traits }) => Number(!(traits & VOLUNTARY))
/** STD: 1 for more than a draw gives, ½ for as much; in half points. */
export const standard: Count = ({ points, draw }) => (points > draw ? 2 : points === draw ? 1 : 0)

/** Sums a count over a competitor's rounds, or over the boards for game points. */
export const counting =
  (count: Count) =>
  (field: Field, { kind }: Options): Float64Array =>
    kind === 'game' ? overBoards(field, count) : overRounds(field, count)

function overRounds(field: Field, count: Count): Float64Array {
  const { size, round, colour, opponent } = field
  const { each, win, draw } = field.match
  const figures = new Float64Array(size)
  const turn: CountedRound = { traits: 0, black: false, points: 0, win, draw }
  for (let player = 0; player < size; player++) {
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      turn.traits = field.traits[cell]!
      if (turn.traits & OPEN) continue
      turn.black = colour[cell] === BLACK && opponent[cell]! >= 0
      turn.points = each[cell]!
      figures[player]! += count(turn)
    }
  }
  return figures
}

function overBoards(field: Field, count: Count): Float64Array {
  const { size, round } = field
  const { count: boardsEach, letter, colour } = boards(field)
  const figures = new Float64Array(size)
  for (let at = 0; at < letter.length; at++) {
    if (letter[at] === 0) continue
    const traits = TRAITS[letter[at]!]!
    if (traits & OPEN) continue
    const turn = { traits, black: colour[at] === BLACK, points: HALVES[letter[at]!]!, win: 2, draw: 1 }
    figures[Math.floor(at / (round * boardsEach))]! += count(turn)
  }
  return figures
}
