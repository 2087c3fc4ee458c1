import * as say from '#words/coreRows.js'
import { tournamentPath } from '../addresses/paths.ts'
import { phase, type Phase } from '../tournament/phase.ts'
import type { Settings, RoundSystem } from '../tournament/tournament.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Start } from '../text/start.ts'

/** A tournament’s status in the API. Times are in ms. */
export interface TournamentStatus {
  id: string
  name: string
  /** The organiser's username. */
  user: string | null
  round: number
  active: boolean
  /** The number of competitors. */
  players: number
  createdAt: number
  updatedAt: number
  description: string | null
  /** The path of its page, and the text of the link. */
  href: string
  button: string
  logoURL: string | null
  systems: RoundSystem[]
}

const LINK_LABELS: Record<Phase, () => string> = {
  live: say.followLive,
  upcoming: say.seeDetails,
  finished: say.seeResults,
}

/** The link of a card about a tournament, and its text. */
export const tournamentLink = (tournament: {
  id: string
  vanityURL: string | null
  active: boolean
  round: number
}): Pick<TournamentStatus, 'href' | 'button'> => ({
  href: tournamentPath(tournament.vanityURL ?? tournament.id, 'dashboard'),
  button: LINK_LABELS[phase(tournament)](),
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

/** A tournament's settings in the API: tie-breaks separated by commas, `totalRounds` null if open-ended. */
export type SettingsRow = Omit<Settings, 'tieBreaks'> & { tieBreaks: string }

export const settingsRow = ({ settings }: Snapshot): SettingsRow => ({
  ...settings,
  tieBreaks: settings.tieBreaks.join(','),
})

/** Start times by round number, in ms; null if unknown. */
export const roundStarts = ({ dates, rounds }: Snapshot): Record<number, Start | null> =>
  Object.fromEntries(
    Array.from({ length: Math.max(dates.length, rounds.length) }, (_, at) => [at + 1, dates[at] ?? null]),
  )
