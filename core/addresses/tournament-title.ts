import type { Snapshot } from '../snapshot/snapshot.ts'
import { pairingsRound, standingsRound } from '../snapshot/rounds.ts'
import type { Section } from './paths.ts'

type TitledTournament = Pick<Snapshot, 'name' | 'active' | 'round' | 'settings'>

/** The title of a page of a tournament: its round and the tournament's name; the name alone where there is no such round. */
export function tournamentTitle(
  tournament: TitledTournament,
  { section, round }: { section: Section; round?: string | undefined },
): string {
  const title = SECTION_TITLES[section](tournament, round)
  return title ? `${title} · ${tournament.name}` : tournament.name
}

const SECTION_TITLES: Record<
  Section,
  (tournament: TitledTournament, roundParam: string | undefined) => string | undefined
> = {
  dashboard: () => undefined,
  pairings(tournament, roundParam) {
    const round = pairingsRound(tournament, roundParam)
    if (round === undefined) return undefined
    return round === 'results' ? 'Results' : `Round ${round} pairings`
  },
  standings(tournament, roundParam) {
    const round = standingsRound(tournament, roundParam)
    if (round === undefined) return undefined
    return round === 'individual' ? 'Individual scores' : `Standings after round ${round}`
  },
  stats: () => 'Statistics',
  announcements: () => 'Announcements',
  tv: () => 'Stream',
  rules: () => 'Rules',
}
