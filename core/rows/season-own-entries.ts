import type { SeasonEntryState } from '../season/facts.ts'
import type { SquadPlayer } from '../season/squads.ts'

/** A club that the reader administers, and its entry in a season. */
export interface OwnSeasonEntry {
  /** The site-wide team. */
  team: string
  name: string
  /** null: not entered. */
  state: SeasonEntryState | null
  squad: SquadPlayer[]
}
