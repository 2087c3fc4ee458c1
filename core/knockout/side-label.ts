import type { BracketRound, SlotSide } from './bracket.ts'
import { BYE_NAME } from '../snapshot/names.ts'
import type { BracketCompetitor } from './competitors.ts'

/** One side of a match as a bracket shows it. */
export interface SideLabel {
  /** A name, or who may come. */
  text: string
  /** Who it is, as soon as that is known. */
  competitor?: BracketCompetitor
}

/** Who sits on a side; `before` is the column that they come from. */
export function sideLabel(
  side: SlotSide,
  competitors: BracketCompetitor[],
  before: BracketRound | undefined,
): SideLabel {
  switch (side.kind) {
    case 'player': {
      const competitor = competitors[side.player]
      return competitor ? { text: competitor.name, competitor } : { text: '' }
    }
    case 'either':
      return { text: side.players.map((player) => competitors[player]?.short ?? '').join(' or ') }
    case 'winner':
      return { text: before ? `Winner of ${matchLabel(before, side.of)}` : '' }
    case 'bye':
      return { text: BYE_NAME }
    case 'open':
      return { text: 'To be decided' }
    default:
      return side satisfies never
  }
}

/** A match of a column by its number: `semi-final 1`, `match 3`. */
const matchLabel = ({ title }: BracketRound, number: number): string =>
  `${title.endsWith('-finals') ? title.slice(0, -1).toLowerCase() : 'match'} ${number}`
