import type { Evaluation } from '../match/win-chance.ts'
import type { TieSide } from '../match/decision.ts'
import type { HalfPoints } from '../text/score.ts'

const MOMENT_KINDS = ['lead', 'decided', 'upset', 'mate', 'swing', 'think', 'streak', 'unbeaten', 'top'] as const
export type MomentKind = (typeof MOMENT_KINDS)[number]

/** Points of both sides of a match, the first side's first. */
export type BothPoints = [first: HalfPoints, second: HalfPoints]

/** Someone who plays a game, as readers know them. */
export interface RatedPerson {
  name: string
  /** 0: unrated. */
  rating: number
}

/**
 * Something that readers of a round want to know, as facts: its sentence is made where it is shown. The id is made of
 * what happened, not of when it was seen, so the same moment has the same id in every computation.
 */
export type Moment =
  | LeadMoment
  | DecidedMoment
  | UpsetMoment
  | MateMoment
  | SwingMoment
  | ThinkMoment
  | StreakMoment
  | UnbeatenMoment
  | TopMoment

interface MomentFacts<Kind extends MomentKind> {
  kind: Kind
  id: string
  /** In ms: when it happened, as far as results and clocks tell. */
  at: number
  /** The pairing’s number in its round. */
  no: number
  /** Its place in the round, from 1. */
  table: number
  /** Numbers and names of both entries, the first side’s first. */
  entries: [first: number, second: number]
  names: [first: string, second: string]
}

interface GameFacts {
  /** The board, and the game’s position in the match, from 1. */
  board: number
  game: number
}

interface PlyFacts extends GameFacts {
  /** Half-moves from the start, from 1. */
  ply: number
  /** `26… Nxd4` */
  move: string
}

/** A side that was level or behind leads a running match. */
export interface LeadMoment extends MomentFacts<'lead'> {
  side: TieSide
  from: BothPoints
  score: BothPoints
}

/** A side has more than half of a match’s points. */
export interface DecidedMoment extends MomentFacts<'decided'> {
  side: TieSide
  score: BothPoints
  /** Games still to end; 0 once the match is over. */
  left: number
  /** The board whose result decided the match, and who scored there. */
  by?: { board: number; name: string }
}

/** The lower-rated player won a game. */
export interface UpsetMoment extends MomentFacts<'upset'>, GameFacts {
  /** The side of the match that won. */
  side: TieSide
  winner: RatedPerson
  loser: RatedPerson
  /** The score that the winner could expect, in percent. */
  expected: number
}

export interface MateMoment extends MomentFacts<'mate'>, PlyFacts {
  side: TieSide
  winner: RatedPerson
  loser: RatedPerson
  /** The number of the mating move. */
  number: number
}

/** A move that changed a game, and whose effect lasted. */
export interface SwingMoment extends MomentFacts<'swing'>, PlyFacts {
  /** The side of the match that gained. */
  side: TieSide
  winner: RatedPerson
  loser: RatedPerson
  /** From White’s side. */
  before: Evaluation
  after: Evaluation
  /** The gain in percent of win chance. */
  gain: number
  /** The gainer’s win chance in percent afterwards. */
  chance: number
}

/** The longest think of the round. */
export interface ThinkMoment extends MomentFacts<'think'>, PlyFacts {
  side: TieSide
  who: RatedPerson
  seconds: number
}

/** Wins in a row, this round’s included. */
export interface StreakMoment extends MomentFacts<'streak'> {
  side: TieSide
  wins: number
}

/** The first loss after so many games. */
export interface UnbeatenMoment extends MomentFacts<'unbeaten'> {
  /** The side that lost. */
  side: TieSide
  games: number
}

/** An entry leads the event, or its pool, alone, and did not before. */
export interface TopMoment extends MomentFacts<'top'> {
  side: TieSide
  pool: number
  points: HalfPoints
  /** The round’s games of others may still change it: the lead is one as it stands. */
  isRunning: boolean
}
