import type { Outcome } from '../match/outcome.ts'
import { BLACK, WHITE, outcomeOf, type Field } from './field.ts'
import { codeOf } from './outcome-tables.ts'
import { memoByField } from './memo-by-field.ts'

export interface BoardTable {
  count: number
  /** Outcome on a board as a character code, at `cell * count + board`; 0: no game. */
  letter: Uint8Array
  /** Colour on a board: the first-named side has White on boards 1, 3, … */
  colour: Uint8Array
}

/** Outcome on every board of an unplayed match. A pairing-allocated bye counts as won on all boards (C.07 art. 13). */
const UNPLAYED: Partial<Record<Outcome, Outcome>> = { U: '+', F: '+', '+': '+', H: 'H', '-': '-', Z: 'Z' }

const countOf = ({ snapshot: { rounds, settings }, round }: Field): number => {
  const most = rounds.slice(0, round).reduce((most, { games }) => Math.max(most, ...lengths(games)), 0)
  return most || Math.max(1, Math.ceil(settings.gamePointTotal))
}
const lengths = (games: string[] = []): number[] => games.map(({ length }) => length / 2)

/** The boards of an event. A pairing of a single game is one board; a match without recorded games has none. */
export const boards = memoByField((field: Field): BoardTable => {
  const count = countOf(field)
  const { round, snapshot } = field
  const single = snapshot.settings.gamePointTotal === 1
  const letter = new Uint8Array(field.size * round * count)
  const colour = new Uint8Array(letter.length)
  for (let cell = 0; cell < field.size * round; cell++) {
    const all = UNPLAYED[outcomeOf(field, cell)]
    if (all) letter.fill(codeOf(all), cell * count, (cell + 1) * count)
    else if (single) {
      letter[cell * count] = field.outcome[cell]!
      colour[cell * count] = field.colour[cell]!
    }
  }
  for (let at = 0; at < round; at++) {
    const { white, black, games = [] } = snapshot.rounds[at]!
    for (const [pairing, written] of games.entries()) {
      for (const [side, player] of [white[pairing]!, black[pairing]!].entries()) {
        const cell = player * round + at
        if (player < 0 || UNPLAYED[outcomeOf(field, cell)]) continue
        for (let board = 0; 2 * board < written.length; board++) {
          letter[cell * count + board] = written.charCodeAt(2 * board + side)
          colour[cell * count + board] = board % 2 === side ? WHITE : BLACK
        }
      }
    }
  }
  return { count, letter, colour }
})
