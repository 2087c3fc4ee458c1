import { tournamentPath } from '../addresses/paths.ts'
import { phase, type Phase } from '../tournament/phase.ts'
import type { Settings, RoundSystem } from '../tournament/tournament.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** A tournament’s status, as the API tells it. Times are milliseconds. */
export interface TournamentStatus {
  id: string
  name: string
  /** The organiser's username. */
  user: string | null
  round: number
  active: boolean
  /** How many. */
  players: number
  createdAt: number
  updatedAt: number
  description: string | null
  /** Its page, and the words on the way there. */
  href: string
  button: string
  logoURL: string | null
  systems: RoundSystem[]
}

const LINK_LABELS: Record<Phase, string> = { live: 'Follow live', upcoming: 'See details', finished: 'See results' }

/** Where a card about a tournament leads, and in which words. */
export const tournamentLink = (tournament: {
  id: string
  vanityURL: string | null
  active: boolean
  round: number
}): Pick<TournamentStatus, 'href' | 'button'> => ({
  href: tournamentPath(tournament.vanityURL ?? tournament.id, 'dashboard'),
  button: LINK_LABELS[phase(tournament)],
})

export function tournamentStatus(snapshot: Snapshot): TournamentStatus {
  const { id, name, user, round, players, createdAt, updatedAt, settings, systems } = snapshot
  const { active } = snapshot.hidden ?? snapshot
  const { description, logoURL, vanityURL } = settings
  return {
    id,
    name,
    user,
    round,
    active,
    players: players.no.length,
    createdAt,
    updatedAt,
    description,
    logoURL,
    systems,
    ...tournamentLink({ id, vanityURL, active, round }),
  }
}

/** A tournament's settings as the API tells them: tie-breaks between commas, `totalRounds` null when without end. */
export type SettingsRow = Omit<Settings, 'tieBreaks'> & { tieBreaks: string }

export const settingsRow = ({ settings }: Snapshot): SettingsRow => ({
  ...settings,
  tieBreaks: settings.tieBreaks.join(','),
})

/** Round start times, by its number; null where nobody has said. */
export const roundStarts = ({ dates, rounds }: Snapshot): Record<number, number | null> =>
  Object.fromEntries(
    Array.from({ length: Math.max(dates.length, rounds.length) }, (_, at) => [at + 1, dates[at] ?? null]),
  )
