import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'

export const BYE_NAME = 'BYE'

/** First and last name for individuals, the first alone for teams. */
const fullName = (first: string, last: string, competitors: Settings['competitors']): string =>
  competitors === 'individual' ? `${first} ${last}`.trim() : first

/** The name of a competitor by position in the player columns; −1 is the bye. */
export function name({ players, settings }: Pick<Snapshot, 'players' | 'settings'>, position: number): string {
  if (position < 0) return BYE_NAME
  return fullName(players.firstName[position] ?? '', players.lastName[position] ?? '', settings.competitors)
}
