import * as say from '#words/coreTrf.js'
import { parseOutcome, type Outcome } from '../match/outcome.ts'
import { noteFault, slice, lastColumn, whole, type TrfColumn, type LineReader } from './columns.ts'

export interface TrfCell {
  /** Start number; 0 for none. */
  opponent: number
  colour: 'w' | 'b' | '-' | ' '
  result: Outcome
  /** Written as `?`: the game goes on later. */
  isAdjourned?: true
}

export const BLANK: TrfCell = { opponent: 0, colour: ' ', result: ' ' }
const FIRST = 92
const STEP = 10
const ADJOURNED = '?'

/** First column of a round's cell. Its colour is 5 columns further on, its result 7. */
export const cellColumn = (round: number): number => FIRST + STEP * (round - 1)

function colourOf(line: LineReader, column: number): TrfCell['colour'] {
  const letter = slice(line, column, column).toLowerCase()
  if (letter === 'w' || letter === 'b' || letter === '-') return letter
  if (letter.trim() !== '') noteFault(line, column, letter, say.colourUnknown({ letter }))
  return ' '
}

function resultOf(line: LineReader, column: number): Outcome {
  const letter = slice(line, column, column)
  const result = letter === '' || letter === ADJOURNED ? ' ' : parseOutcome(letter)
  if (result === undefined) noteFault(line, column, letter, say.resultUnknown({ letter }))
  return result ?? ' '
}

function cell(line: LineReader, round: number): TrfCell {
  const from = cellColumn(round)
  for (const column of [from + 4, from + 6, from + 8, from + 9]) {
    const between = slice(line, column, column)
    if (between.trim() !== '') noteFault(line, column, between, say.betweenColumns({ text: between, round }))
  }
  return {
    opponent: whole(say.fieldOpponent, from, from + 3).read(line),
    colour: colourOf(line, from + 5),
    result: resultOf(line, from + 7),
    ...(slice(line, from + 7, from + 7) === ADJOURNED && { isAdjourned: true }),
  }
}

const opponentText = ({ opponent, colour }: TrfCell): string =>
  opponent ? String(opponent).padStart(4) : colour === '-' ? '0000' : '    '

/** The rounds of a player's line, up to the last one that is not blank. */
export const cells: TrfColumn<TrfCell[]> = {
  from: FIRST,
  read: (line) =>
    Array.from({ length: Math.max(0, Math.ceil((lastColumn(line) - FIRST + 1) / STEP)) }, (_, at) =>
      cell(line, at + 1),
    ),
  write: (rounds) =>
    rounds.map((one) => `${opponentText(one)} ${one.colour} ${one.isAdjourned ? ADJOURNED : one.result}`).join('  '),
}

/** The dates of the rounds, as written. */
export const days: TrfColumn<string[]> = {
  from: FIRST,
  read: (line) =>
    Array.from({ length: Math.max(0, Math.ceil((lastColumn(line) - FIRST + 1) / STEP)) }, (_, at) =>
      slice(line, cellColumn(at + 1), cellColumn(at + 1) + STEP - 1).trim(),
    ),
  write: (dates) => dates.map((date) => date.padEnd(STEP)).join(''),
}
