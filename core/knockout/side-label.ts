import type { BracketRound, SlotSide } from './bracket.ts'
import { BYE_NAME } from '../snapshot/names.ts'
import type { BracketCompetitor } from './competitors.ts'

export interface SideLabel {
  /** A name, with the starting number if others have it too, or the possible names. */
  text: string
  /** Undefined until it is known. */
  competitor?: BracketCompetitor
}

/** `before` is the column that the side comes from. */
export function sideLabel(
  side: SlotSide,
  competitors: BracketCompetitor[],
  before: BracketRound | undefined,
): SideLabel {
  switch (side.kind) {
    case 'player': {
      const competitor = competitors[side.player]
      if (!competitor) return { text: '' }
      return { text: competitor.mark ? `${competitor.name} (${competitor.mark})` : competitor.name, competitor }
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
