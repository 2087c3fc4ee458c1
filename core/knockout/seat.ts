import type { Column, Side } from './bracket.ts'
import { BYE_NAME } from '../player/name.ts'
import type { Competitor } from './competitors.ts'

/** One side of a match as a bracket shows it. */
export interface Seat {
  /** A name, or who may come. */
  words: string
  /** Who it is, as soon as that is known. */
  competitor?: Competitor
}

/** Who sits on a side; `before` is the column that they come from. */
export function seatOf(side: Side, competitors: Competitor[], before: Column | undefined): Seat {
  switch (side.kind) {
    case 'player': {
      const competitor = competitors[side.player]
      return competitor ? { words: competitor.name, competitor } : { words: '' }
    }
    case 'either':
      return { words: side.players.map((player) => competitors[player]?.short ?? '').join(' or ') }
    case 'winner':
      return { words: before ? `Winner of ${matchWords(before, side.of)}` : '' }
    case 'bye':
      return { words: BYE_NAME }
    case 'open':
      return { words: 'Not yet known' }
    default:
      return side satisfies never
  }
}

/** A match of a column by its number: `semi-final 1`, `match 3`. */
const matchWords = ({ title }: Column, number: number): string =>
  `${title.endsWith('-finals') ? title.slice(0, -1).toLowerCase() : 'match'} ${number}`
