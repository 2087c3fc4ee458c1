import { hasBracket } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { RouteOf, Section } from './paths.ts'

/** Some rounds have a page of their own, e.g. the bracket of a knockout. */
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
