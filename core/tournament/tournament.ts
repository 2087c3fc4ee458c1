import type { FixtureScoring, ForfeitBoardPoints, Segment } from './segments.ts'
import type { Official } from './officials.ts'
import type { SeedMethod } from './seed-method.ts'
import type { TeamType } from './team-type.ts'
import type { TieBreakCode } from './tie-break-codes.ts'

export const PAIRING_SYSTEMS = ['swiss', 'roundRobin', 'knockout', 'keizer', 'scheveningen'] as const
export type PairingSystem = (typeof PAIRING_SYSTEMS)[number]

/** `baku`: FIDE C.04.7. */
export const ACCELERATIONS = ['none', 'baku'] as const

export const COMPETITORS = ['individual', 'team'] as const
export const REGISTRATIONS = ['closed', 'approve', 'open'] as const
export const POOL_DISPLAYS = ['letters', 'numbers', 'roman'] as const

/** `agreed`: once a player reports the same. */
export const BOARD_RESULTS = ['never', 'agreed', 'always'] as const
export type BoardResults = (typeof BOARD_RESULTS)[number]

/** As what an event is rated by FIDE; `none`: not at all. */
export const RATED_AS = ['standard', 'rapid', 'blitz', 'none'] as const
export type RatedAs = (typeof RATED_AS)[number]

/** Edition of FIDE C.07 for the tie-breaks. Since 2026 dummy opponents are capped. */
export const EDITIONS = [2024, 2026] as const

/** `auto`: not for games at a chess site, whose players sit at home. */
export const LIVE_EVALUATIONS = ['auto', 'on', 'delayed', 'ended'] as const
export type LiveEvaluations = (typeof LIVE_EVALUATIONS)[number]

/** Which letters an event sends to its players. */
export const EVENT_LETTERS = ['none', 'pairings', 'results', 'all'] as const
export type EventLetters = (typeof EVENT_LETTERS)[number]

/** Settings of the director. Points are plain (1, 0.5, …), not `HalfPoints`. */
export interface Settings {
  pairingSystem: PairingSystem
  /** null: no last round, as on a ladder. */
  totalRounds: number | null
  /** Number of qualifiers from each pool; null if there are none. */
  qualifyingPlaces: number | null
  competitors: (typeof COMPETITORS)[number]
  winReward: number
  drawReward: number
  lossReward: number
  /** Match points for a pairing-allocated bye. */
  byeReward: number
  /** Match points for an absence: a zero-point bye or a forfeit loss. */
  absenceReward: number
  /** Game points that one pairing is worth; 1 hides the columns about games. */
  gamePointTotal: number
  showRatings: boolean
  allowRegistration: (typeof REGISTRATIONS)[number]
  vanityURL: string | null
  /** Also the primary score when teams are drawn. */
  displayPoints: 'match' | 'game'
  /** Which colour preferences count when teams are drawn. */
  teamType: TeamType
  /** Whether the other score decides which of two teams is first when colours are drawn (FIDE C.04.6 4.2.2). */
  secondaryScore: boolean
  /** Line-ups are due this many minutes before a round. */
  lineUpMinutes: number
  /** Until so many minutes after its start, captains may replace players of a match. */
  substituteMinutes: number
  /** Rating points by which players may deviate from the order of their list; null: any order. */
  boardOrderTolerance: number | null
  /** The most players on a team’s list; 0: no limit. */
  squadSize: number
  /** When captains can’t change their lists any more, in ms; null: with the draw of round 1. */
  squadClosesAt: number | null
  /** How many players captains may add to a closed list, and below which place. */
  lateEntries: number
  lateEntriesBelow: number
  /** Days before and after a round’s start within which captains may agree on another time; 0 and 0: none. */
  agreeDaysBefore: number
  agreeDaysAfter: number
  /** Captains have to agree this many hours before their round’s start. */
  agreeHours: number
  /** Hours after a match in which captains may protest; 0: no protests. */
  protestHours: number
  /** Index in POOL_DISPLAYS. */
  poolDisplay: 0 | 1 | 2
  source: string | null
  public: boolean
  location: string | null
  /** FIDE's three-letter code of the federation that hosts or organises the event. */
  federation: string | null
  /** Name of the venue's time zone, such as `Europe/Prague`; null if nobody chose one. */
  timeZone: string | null
  timeControl: string | null
  /** Null if nobody said. */
  ratedAs: RatedAs | null
  /** The number that FIDE’s server gave the event. */
  fideEvent: string | null
  /** Arbiters and organisers whom the report names; null if nobody entered any. */
  officials: Official[] | null
  prizes: string | null
  description: string | null
  streamURL: string | null
  rulesURL: string | null
  profileURL: string | null
  logoURL: string | null
  tieBreaks: TieBreakCode[]
  edition: (typeof EDITIONS)[number]
  pullResults: 0 | 1 | 2
  allowSelfLinks: 0 | 1 | 2 | 3
  allowSelfSubmissions: boolean
  /** Minutes by which readers see the moves of boards later than the desk. */
  boardDelay: number
  /** When readers see evaluations of running games: core/game/evaluation-policy.ts. */
  liveEvaluations: LiveEvaluations
  /** When results that boards report count without an arbiter. */
  boardResults: BoardResults
  /** The matches of each fixture, in a team league that plays several; empty otherwise. */
  segments: Segment[]
  fixtureScoring: FixtureScoring
  forfeitBoardPoints: ForfeitBoardPoints
  /** Virtual points in the first rounds of a Swiss. */
  acceleration: (typeof ACCELERATIONS)[number]
  /** In a double round robin, the last two rounds of the first half change places (FIDE C.05, Annex 1). */
  swapLastRounds: boolean
  /** The value of the first place in the Keizer system; 0: one and a half times the number of players. */
  keizerTop: number
  /** How many absences give a player Keizer points. */
  keizerAbsences: number
  /** Rounds between two games of the same players in the Keizer system. */
  keizerPause: number
  /** Whether visitors see chances of title norms; players and directors always do. */
  showNorms: boolean
  /** Which rating players from rating lists are seeded by. */
  seedMethod: SeedMethod
  /** Letters to players when a round is published or closed. */
  letters: EventLetters
}

export const DEFAULTS: Settings = {
  pairingSystem: 'swiss',
  totalRounds: 9,
  qualifyingPlaces: null,
  competitors: 'individual',
  winReward: 1,
  drawReward: 0.5,
  lossReward: 0,
  byeReward: 1,
  absenceReward: 0,
  gamePointTotal: 1,
  showRatings: true,
  allowRegistration: 'closed',
  vanityURL: null,
  displayPoints: 'match',
  teamType: 'A',
  secondaryScore: true,
  lineUpMinutes: 0,
  substituteMinutes: 0,
  boardOrderTolerance: 0,
  squadSize: 0,
  squadClosesAt: null,
  lateEntries: 0,
  lateEntriesBelow: 0,
  agreeDaysBefore: 0,
  agreeDaysAfter: 0,
  agreeHours: 0,
  protestHours: 0,
  poolDisplay: 0,
  source: null,
  public: true,
  location: null,
  federation: null,
  timeZone: null,
  timeControl: null,
  ratedAs: null,
  fideEvent: null,
  officials: null,
  prizes: null,
  description: null,
  streamURL: null,
  rulesURL: null,
  profileURL: null,
  logoURL: null,
  tieBreaks: [],
  edition: 2026,
  pullResults: 0,
  allowSelfLinks: 0,
  allowSelfSubmissions: false,
  boardDelay: 0,
  boardResults: 'never',
  liveEvaluations: 'auto',
  segments: [],
  fixtureScoring: 'sum',
  forfeitBoardPoints: 'minimum',
  acceleration: 'none',
  swapLastRounds: true,
  keizerTop: 0,
  keizerAbsences: 5,
  keizerPause: 6,
  showNorms: false,
  seedMethod: 'FIDON',
  letters: 'none',
}

/** The system of the rounds `from` to `to`, both included, counted from 1. */
export interface RoundSystem {
  from: number
  to: number
  system: PairingSystem
  poolNames: string[]
}
