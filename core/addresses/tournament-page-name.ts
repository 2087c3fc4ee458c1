import { hasBracket } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { RouteOf, Section } from './paths.ts'

/** What a section shows at a round, where that is a page of its own. */
export function tournamentPageName(
  snapshot: Pick<Snapshot, 'settings' | 'systems' | 'rounds'>,
  { section, round }: RouteOf<'tournament'>,
): Section | 'individual' | 'results' | 'bracket' {
  if (section === 'standings' && round === 'individual') return 'individual'
  if (section === 'standings' && snapshot.rounds.length === 0) return 'players'
  if (section !== 'pairings') return section
  if (round === 'results') return 'results'
  return hasBracket(snapshot, Number(round)) ? 'bracket' : section
}
