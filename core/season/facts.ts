import type { HalfPoints } from '../text/score.ts'
import type { Start } from '../text/start.ts'
import type { Playoff } from './playoffs.ts'
import type { SeasonRules } from './rules.ts'
import type { SeasonStage } from './states.ts'

export const ENTRY_ORIGINS = ['stayed', 'promoted', 'relegated', 'new', 'invited'] as const
export type EntryOrigin = (typeof ENTRY_ORIGINS)[number]

/** `asked`: a club has entered and waits for the manager. `invited`: the manager waits for the club. */
export const ENTRY_STATES = ['asked', 'invited', 'confirmed', 'declined', 'withdrawn', 'expelled'] as const
export type SeasonEntryState = (typeof ENTRY_STATES)[number]

/** A division of a season: its tier, from 1 at the top, and its number among parallel groups of that tier, from 1. */
export interface DivisionKey {
  tier: number
  group: number
}

/** A place in the final table of a division. */
export interface PlaceBefore extends DivisionKey {
  place: number
}

export interface SeasonEntry {
  /** The entry's number in the season. It never changes. */
  no: number
  /** The site-wide team; null for a team that only has a name. */
  team: string | null
  name: string
  /** FIDE's three-letter code, or empty. */
  nationality: string
  /** null until the entry is in a division. */
  division: DivisionKey | null
  /** Its number in the table of pairings, and in the division's tournament; 0 until it is in a division. */
  seat: number
  origin: EntryOrigin
  from: PlaceBefore | null
  state: SeasonEntryState
}

export interface Division extends DivisionKey {
  name: string
  /** The tournament with its fixtures and results; null until it is made. */
  tournament: string | null
}

/** A line of a division's final table. */
export interface FinalRow {
  /** The entry's number in the season. */
  entry: number
  /** In the order of the table, from 1. */
  place: number
  mp: HalfPoints
  gp: HalfPoints
}

export interface FinalTable extends DivisionKey {
  rows: FinalRow[]
}

/** A season's facts. Like a tournament's snapshot it holds nothing that can be computed. */
export interface SeasonFacts {
  league: string
  /** The season's word in its address. */
  id: string
  /** Increases by one with every change to the season. */
  version: number
  name: string
  stage: SeasonStage
  rules: SeasonRules
  /** When the rounds of all divisions start. */
  starts: (Start | null)[]
  /** Clubs enter until then, in ms; null without a closing date. */
  entriesUntil: number | null
  entries: SeasonEntry[]
  divisions: Division[]
  playoffs: Playoff[]
  /** The final tables of a closed season; undefined before. */
  final?: FinalTable[]
}

export const isSameDivision = (one: DivisionKey | null, other: DivisionKey | null): boolean =>
  one?.tier === other?.tier && one?.group === other?.group

/** Whether an entry takes part: it hasn't declined and hasn't left. */
export const isIn = ({ state }: Pick<SeasonEntry, 'state'>): boolean =>
  state === 'confirmed' || state === 'invited' || state === 'asked'

/** Whether a division has its tournament, so that fixtures depend on rules and seats. */
export const hasTournaments = ({ divisions }: SeasonFacts): boolean =>
  divisions.some(({ tournament }) => tournament !== null)
