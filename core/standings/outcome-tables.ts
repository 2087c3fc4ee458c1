import { isPlayed, isVoluntary, OUTCOME_LETTERS, type Outcome } from '../match/outcome.ts'
import { letterResult } from '../snapshot/outcome-points.ts'
import type { HalfPoints } from '../text/score.ts'

/** Tables of outcomes by character code, for loops over whole events. */

/** Bits of traits: played over the board; a voluntary unplayed round (C.07 art. 16.2); no result yet. */
export const PLAYED = 1
export const VOLUNTARY = 2
export const OPEN = 4

export const codeOf = (letter: Outcome): number => letter.charCodeAt(0)

function table(value: (letter: Outcome) => number): Int32Array {
  const values = new Int32Array(128)
  for (const letter of OUTCOME_LETTERS) values[codeOf(letter)] = value(letter)
  return values
}

export const TRAITS = table((letter) =>
  letter === ' ' ? OPEN : (isPlayed(letter) ? PLAYED : 0) | (isVoluntary(letter) ? VOLUNTARY : 0),
)

/** 2 for a win, 1 for a draw; a pairing-allocated bye is a win. */
export const HALVES = table((letter) => letterResult(letter) ?? 0)

/** Points by kind of outcome; an absence is a forfeit loss or a zero-point bye. */
type OutcomeWorth = Record<'win' | 'draw' | 'loss' | 'bye' | 'absence', HalfPoints>

/** Points of each outcome; an open game gives none. */
export const worths = ({ win, draw, loss, bye, absence }: OutcomeWorth): Int32Array =>
  table((letter) => {
    if (letter === 'U') return bye
    if (letter === '-' || letter === 'Z') return absence
    return letter === ' ' ? 0 : [loss, draw, win][HALVES[codeOf(letter)]!]!
  })
