import type { SeasonRules } from '../season/rules.ts'
import type { SeasonState } from '../season/states.ts'
import type { Start } from '../text/start.ts'
import type { SeasonPlayoff } from './season-playoffs.ts'
import type { SeasonDivisionRow } from './season-table.ts'

/** What the API returns about leagues and seasons. Points are plain (1, 0.5, …); times are in ms. */

export interface SeasonRef {
  /** The season's word in its address. */
  id: string
  name: string
  state: SeasonState
}

/** A league in the list of leagues. */
export interface LeagueRow {
  /** The league's word in its address. */
  id: string
  name: string
  logoURL: string | null
  /** The newest public season; null before the first. */
  season: SeasonRef | null
  divisions: number
  teams: number
}

export interface LeagueHead {
  id: string
  name: string
  description: string | null
  rulesURL: string | null
  logoURL: string | null
  /** The owner's username; null if the account was deleted. */
  owner: string | null
  /** Whether the reader manages this season, or the league where it is no season's page. */
  mayManage: boolean
}

/** A league with its public seasons, the newest first. */
export interface LeagueAnswer {
  league: LeagueHead
  seasons: SeasonRef[]
}

/** The season in `/s/{league}/{season}`, with its divisions' tables. */
export interface SeasonAnswer {
  league: LeagueHead
  season: SeasonHead
  /** All public seasons of the league, the newest first. */
  seasons: SeasonRef[]
  divisions: SeasonDivisionRow[]
  /** Empty until all fixtures of the divisions have a result. */
  playoffs: SeasonPlayoff[]
}

export interface SeasonHead extends SeasonRef {
  version: number
  /** When the first round starts, and when the last round's window ends; null if unknown. */
  from: Start | null
  until: Start | null
  /** Name of the time zone of its times; null if nobody chose one. */
  timeZone: string | null
  /** Entries close then; null without a closing date. */
  entriesUntil: number | null
  rules: SeasonRules
}
