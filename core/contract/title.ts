import type { Snapshot } from '../snapshot/snapshot.ts'
import { pairingsRound, standingsRound } from '../tournament/rounds.ts'
import type { Section } from './paths.ts'

type Known = Pick<Snapshot, 'name' | 'active' | 'round' | 'settings'>

/** What a page of a tournament is called: its round and the tournament's name; the name alone where there is no such round. */
export function titleOf(
  tournament: Known,
  { section, round }: { section: Section; round?: string | undefined },
): string {
  const what = WORDS[section](tournament, round)
  return what ? `${what} · ${tournament.name}` : tournament.name
}

const WORDS: Record<Section, (tournament: Known, word: string | undefined) => string | undefined> = {
  dashboard: () => undefined,
  pairings(tournament, word) {
    const round = pairingsRound(tournament, word)
    if (round === undefined) return undefined
    return round === 'results' ? 'Results' : `Pairings of round ${round}`
  },
  standings(tournament, word) {
    const round = standingsRound(tournament, word)
    if (round === undefined) return undefined
    return round === 'individual' ? 'Individual scores' : `Standings after round ${round}`
  },
  stats: () => 'Statistics',
  announcements: () => 'Announcements',
  tv: () => 'Stream',
  rules: () => 'Rules',
}
