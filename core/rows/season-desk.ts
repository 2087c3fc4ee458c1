import type { EntryOrigin, PlaceBefore } from '../season/facts.ts'
import type { SquadPlayer } from '../season/squads.ts'
import type { SeasonStage } from '../season/states.ts'
import type { Start } from '../text/start.ts'
import type { SeasonTeam } from './season-fixtures.ts'
import type { SeasonPlayoff } from './season-playoffs.ts'
import type { LeagueHead, SeasonHead, SeasonRef } from './season-rows.ts'

/** For who manages a season: `/manage/s/{league}/{season}`. */
export interface SeasonDesk {
  league: LeagueHead
  season: SeasonHead & { stage: SeasonStage }
  seasons: SeasonRef[]
  entries: SeasonTeam[]
  divisions: PlannedDivision[]
  /** When the rounds start. */
  starts: (Start | null)[]
  /** Steps that are possible now. */
  steps: SeasonStep[]
  /** The entries of the next season as the tables are now; null before there are tables. */
  next: NextSeason | null
  /** Empty until all fixtures of the divisions have a result. */
  playoffs: SeasonPlayoff[]
  /** Players with whom clubs have entered, until the divisions are made. */
  squads: { team: string; players: SquadPlayer[] }[]
  /** Who manages it, beside the league’s owner. */
  managers: SeasonManager[]
  /** Whether the reader manages the whole league. */
  isOfLeague: boolean
}

export interface SeasonManager {
  username: string
  /** Whether of the whole league, or of this season alone. */
  isOfLeague: boolean
}

/** What a change in the history changed. */
export const CHANGES_OF = ['season', 'league'] as const
export type ChangeOf = (typeof CHANGES_OF)[number]

/** A line of the history. */
export interface SeasonChangeRow {
  of: ChangeOf
  /** The version of the season or the league that it made. */
  version: number
  at: number
  by: string | null
  words: string
  reason: string | null
  undoes: number | null
  isUndone: boolean
  mayUndo: boolean
}

export const SEASON_STEPS = [
  'openEntries',
  'closeEntries',
  'reopenEntries',
  'divide',
  'publish',
  'pause',
  'resume',
  'close',
  'reopen',
] as const
export type SeasonStep = (typeof SEASON_STEPS)[number]

export interface PlannedDivision {
  tier: number
  group: number
  name: string
  tournament: string | null
  /** Numbers of the entries in the season, by seat. */
  entries: number[]
  /** The fixtures that these seats give: by round, seats of both sides; null: free. */
  fixtures: [home: number, away: number | null][][]
}

export interface NextSeason {
  /** Whether all tables are final. */
  isFinal: boolean
  entries: NextEntry[]
  /** Places that nobody fills, by tier. */
  open: { tier: number; places: number }[]
}

export interface NextEntry {
  /** The entry's number in this season. */
  entry: number
  team: string | null
  name: string
  nationality: string
  tier: number
  group: number
  origin: EntryOrigin
  from: PlaceBefore
  /** Whether a play-off still decides. */
  isUndecided: boolean
}
