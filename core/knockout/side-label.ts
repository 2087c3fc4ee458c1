import * as say from '#words/coreKnockout.js'
import type { BracketRound, SlotSide } from './bracket.ts'
import { byeName } from '../snapshot/bye-name.ts'
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
      return { text: eitherText(side.players.map((player) => competitors[player]?.short ?? '')) }
    case 'winner':
      return { text: before ? WINNERS[before.stage ?? 'match']({ number: side.of }) : '' }
    case 'bye':
      return { text: byeName() }
    case 'open':
      return { text: say.toBeDecided() }
    default:
      return side satisfies never
  }
}

const eitherText = (names: string[]): string => names.reduce((first, second) => say.eitherOf({ first, second }))

const WINNERS = {
  semiFinal: say.winnerOfSemiFinal,
  quarterFinal: say.winnerOfQuarterFinal,
  match: say.winnerOfMatch,
}
