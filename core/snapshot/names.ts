import type { Snapshot } from './snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'

/** In data and files; readers see `byeName`. */
const BYE_NAME = 'BYE'

/** Teams have only a first name. */
const fullName = (first: string, last: string, competitors: Settings['competitors']): string =>
  competitors === 'individual' ? `${first} ${last}`.trim() : first

/** `position` is one in the player columns; −1 is the bye. */
export function competitorName(
  { players, settings }: Pick<Snapshot, 'players' | 'settings'>,
  position: number,
): string {
  if (position < 0) return BYE_NAME
  return fullName(players.firstName[position] ?? '', players.lastName[position] ?? '', settings.competitors)
}

/** The opponent in a bye; it never scores. */
export const BYE = {
  id: 'bye',
  name: BYE_NAME,
  rating: 0,
  score: 0,
  gamePoints: 0,
  histories: [] as never[],
} as const
