import type { Prize, Rounding, Sharing } from '../tournament/prizes.ts'

/** Somebody in the running for a category’s prizes. */
export interface Contender {
  /** The same in all races: a person who plays in several sections is one. */
  person: number
  /** Equal for those level on points; 0 is the best. In a race over several sections, comparable between them. */
  level: number
  /** Equal for those whom no tie-break separates. */
  rank: number
}

/** One category with those who fit it, the best placed first. */
export interface Race {
  prizes: readonly Prize[]
  sharing: Sharing
  leastShare: number
  contenders: readonly Contender[]
}

/** Money in the currency’s smallest unit. */
export interface Award {
  person: number
  /** Position of the race. */
  race: number
  /** Of those who still compete for the race’s prizes, from 1. */
  place: number
  money: number
  thing: string
  /** Money and what the thing counts for. */
  worth: number
  how: How
}

/** A prize that nobody gets; `index` is its position in its race. */
export interface Unclaimed {
  race: number
  index: number
}

/** Why it is this much, as data; `others` are level on points. */
export type How =
  | { kind: 'alone' }
  /** A place that tie-breaks decided; `isOpen` if they didn’t, so that a lot or a game has to. */
  | { kind: 'place'; others: number[]; isOpen: boolean }
  /** An equal part of `sum`. `isCut`: of those level only so many share that no share is below the least. */
  | { kind: 'equal'; others: number[]; sum: number; isCut: boolean }
  /** Half of `own`, the prize of the place, and half of an equal part of `sum`. */
  | { kind: 'hort'; others: number[]; sum: number; own: number; isCut: boolean; isOpen: boolean }
  /** A part of the prizes that those level put together; `isCapped`: as much as the best prize open to them. */
  | { kind: 'pool'; others: number[]; sum: number; isCapped: boolean }

/** How amounts are divided: `unit` is the smallest amount paid out. */
export interface ShareRounding {
  rounding: Rounding
  /** Smallest units in one unit of the currency. */
  unit: number
}
