import type { Snapshot } from './snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'

export const BYE_NAME = 'BYE'

/** First and last name for individuals, the first alone for teams. */
const fullName = (first: string, last: string, competitors: Settings['competitors']): string =>
  competitors === 'individual' ? `${first} ${last}`.trim() : first

/** The name of a competitor by position in the player columns; −1 is the bye. */
export function competitorName(
  { players, settings }: Pick<Snapshot, 'players' | 'settings'>,
  position: number,
): string {
  if (position < 0) return BYE_NAME
  return fullName(players.firstName[position] ?? '', players.lastName[position] ?? '', settings.competitors)
}

/** Who a player without an opponent is paired with; it never scores. */
export const BYE = {
  id: 'bye',
  name: BYE_NAME,
  rating: 0,
  score: 0,
  gamePoints: 0,
  histories: [] as never[],
} as const
