import type { Settings } from '../tournament/tournament.ts'

/**
 * How the place of a team that leaves is filled. `fewerDown`: the best of the teams that would go down stays. `bestLoser`:
 * the best of the teams that missed promotion goes up. `open`: the place stays empty until the manager invites a team.
 */
export const VACANCIES = ['fewerDown', 'bestLoser', 'open'] as const
export type Vacancies = (typeof VACANCIES)[number]

/** Settings that the season decides itself, or that belong to one tournament. */
const OWN = [
  'pairingSystem',
  'totalRounds',
  'qualifyingPlaces',
  'competitors',
  'allowRegistration',
  'vanityURL',
  'public',
  'source',
  'fideEvent',
  'profileURL',
  'streamURL',
] as const satisfies (keyof Settings)[]

/** The settings that all divisions get. */
export type DivisionPreset = Partial<Omit<Settings, (typeof OWN)[number]>>

/** The rules of a season. Each of them has an effect; how results are counted is in the tournaments' settings. */
export interface SeasonRules {
  /** Tiers, one below the other. */
  tiers: number
  /** Parallel groups of each tier below the first. */
  groups: number
  /** How often two teams of a division meet. */
  meetings: 1 | 2
  /** Places of a division that go up, and places that go down. */
  up: number
  down: number
  /** Places below those that go up, which play off against as many places above those that go down. */
  playoff: number
  vacancies: Vacancies
  /** Days from the start of a round to the start of the next one. */
  everyDays: number
  /** Days in which a round is played, from its start. */
  windowDays: number
  preset: DivisionPreset
}

export const DEFAULT_RULES: SeasonRules = {
  tiers: 1,
  groups: 1,
  meetings: 1,
  up: 2,
  down: 2,
  playoff: 0,
  vacancies: 'fewerDown',
  everyDays: 7,
  windowDays: 2,
  preset: {},
}

export const isOwnSetting = (name: string): boolean => (OWN as readonly string[]).includes(name)

/** Parallel groups of a tier. */
export const groupsOf = ({ groups }: Pick<SeasonRules, 'groups'>, tier: number): number => (tier === 1 ? 1 : groups)
