import type { Status } from '../match/status.ts'
import type { EntryOrigin, SeasonEntryState, PlaceBefore } from '../season/facts.ts'
import type { Start } from '../text/start.ts'

/** `/s/{league}/{season}/fixtures`: all fixtures of all divisions, by round. */
export interface SeasonFixtures {
  rounds: SeasonRound[]
  fixtures: SeasonFixture[]
}

export interface SeasonRound {
  round: number
  /** The window in which it is played; null if unknown. */
  start: Start | null
  until: Start | null
}

export interface SeasonFixture {
  tier: number
  group: number
  round: number
  /** Id of the match, for `/g/{id}`; null until its round is published. */
  id: string | null
  /** Numbers of the teams in the division. */
  home: number
  /** null: the home team is free in this round. */
  away: number | null
  /** The fixture's own time, else its round's start. */
  start: Start | null
  /** `pending` for fixtures of rounds to come. */
  status: Status
  /** Match points and board points of both sides; null without a score. */
  mp: [home: number, away: number] | null
  gp: [home: number, away: number] | null
  /** The side that lost without playing. */
  forfeit: 'home' | 'away' | 'both' | null
  /** Where it is played. */
  link: string | null
  /** Its matches, where a fixture has several; left out before its round is published. */
  minis?: SeasonMini[]
}

/** One match of a fixture. */
export interface SeasonMini {
  /** The name of its segment, as Rapid. */
  label: string
  status: Status
  /** Board points, home team first; null without a score. */
  gp: [home: number, away: number] | null
  start: number | null
  link: string | null
  /** Whether it was decided without play. */
  isForfeit: boolean
  /** Whether the league decided about it. */
  isRuled: boolean
}

/** `…/teams` */
export interface SeasonTeam {
  tier: number | null
  group: number | null
  /** The team's number in the division; 0 until it has one. */
  no: number
  /** The entry's number in the season. */
  entry: number
  team: string | null
  name: string
  nationality: string
  origin: EntryOrigin
  from: PlaceBefore | null
  state: SeasonEntryState
}
