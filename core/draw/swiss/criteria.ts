import type { Float } from '../draw-input.ts'
import { isSameColour, type ColourPreference } from './colours.ts'
import type { Digit } from './digits.ts'

export type Zone = 'movedDown' | 'resident' | 'next' | 'rest' | 'bye'

export interface Candidate {
  zone: Zone
  score: number
  preference: ColourPreference
  floats: readonly [Float, Float]
  /** From 0; the more rounds without a game, the higher. */
  unplayedRank: number
}

/** Two possible opponents, the better placed first. */
export interface CandidatePair {
  higher: Candidate
  lower: Candidate
}

export interface BracketFacts {
  /** Scores in the bracket, the highest first. */
  scores: readonly number[]
  hasNext: boolean
  hasMovedDown: boolean
  /** Highest `unplayedRank` of players who can get the bye here; 0 if C9 does not count. */
  unplayedRanks: number
}

const isCurrent = ({ lower: { zone } }: CandidatePair): boolean => zone === 'resident' || zone === 'movedDown'
const isNext = ({ lower: { zone } }: CandidatePair): boolean => zone === 'next'
const isUneven = ({ higher, lower }: CandidatePair): boolean => higher.score > lower.score
const ofScore = (score: number, { higher }: CandidatePair): boolean => higher.score === score

/** The criteria from C6 on that can differ in a bracket, the most important first. */
export function bracketDigits(facts: BracketFacts): Digit<CandidatePair>[] {
  const { scores, hasNext, hasMovedDown, unplayedRanks } = facts
  const movedDown = scores.slice(0, hasMovedDown ? -1 : 0)
  const repeated = (back: 0 | 1): Digit<CandidatePair>[] => [
    current(back ? 'C16' : 'C14', 2, (pair) => residentDownfloats(pair, back)),
    ...(hasMovedDown ? [current(back ? 'C17' : 'C15', 1, (pair) => -repeatedUpfloat(pair, back))] : []),
  ]
  const differences = (back: 0 | 1): Digit<CandidatePair>[] => [
    ...movedDown.map((score) =>
      current(back ? 'C20' : 'C18', 1, (pair) => flag(ofScore(score, pair) && pair.higher.floats[back] === 'down')),
    ),
    ...movedDown.map((score) =>
      current(back ? 'C21' : 'C19', 1, (pair) => -flag(ofScore(score, pair)) * repeatedUpfloat(pair, back)),
    ),
  ]
  return [
    digit('C6', 1, (pair) => flag(isCurrent(pair))),
    ...movedDown.map((score) => digit('C7', 1, (pair) => flag(isCurrent(pair) && ofScore(score, pair)))),
    ...(hasNext ? [digit('C8', 1, (pair) => flag(isNext(pair)))] : []),
    ...(hasNext ? scores.map((score) => digit('C8', 1, (pair) => flag(isNext(pair) && ofScore(score, pair)))) : []),
    ...(unplayedRanks > 0
      ? [digit('C9', unplayedRanks, ({ higher, lower }) => (lower.zone === 'bye' ? -higher.unplayedRank : 0))]
      : []),
    current('C10', 1, (pair) => -colourExcess(pair)),
    current('C11', 1, (pair) => -thirdInARow(pair)),
    current('C12', 1, ({ higher, lower }) => -flag(isSameColour(higher.preference, lower.preference))),
    current('C13', 1, (pair) => -strongDenied(pair)),
    ...repeated(0),
    ...repeated(1),
    ...differences(0),
    ...differences(1),
  ]
}

const flag = (value: boolean): number => (value ? 1 : 0)

const digit = (criterion: string, most: number, amount: (pair: CandidatePair) => number): Digit<CandidatePair> => ({
  criterion,
  most,
  amount,
})

/** A digit that counts only pairs inside the bracket. */
const current = (criterion: string, most: number, amount: (pair: CandidatePair) => number): Digit<CandidatePair> =>
  digit(criterion, most, (pair) => (isCurrent(pair) ? amount(pair) : 0))

/** C10: whether a topscorer, or the opponent of one, gets a colour three times more often than the other. */
function colourExcess({ higher: { preference: one }, lower: { preference: other } }: CandidatePair): number {
  return flag(one.difference > 1 && other.difference > 1 && isSameColour(one, other))
}

/** C11: whether one of two players with the same absolute preference gets the other colour three times in a row. */
function thirdInARow({ higher: { preference: one }, lower: { preference: other } }: CandidatePair): number {
  if (one.strength !== 'absolute' || other.strength !== 'absolute' || !isSameColour(one, other)) return 0
  if (one.difference === other.difference) return flag(one.repeated !== null && one.repeated === other.repeated)
  const denied = one.difference > other.difference ? other : one
  return flag(denied.repeated !== null && denied.repeated !== denied.colour)
}

const isStrong = ({ strength }: ColourPreference): boolean => strength === 'absolute' || strength === 'strong'

function strongDenied({ higher: { preference: one }, lower: { preference: other } }: CandidatePair): number {
  const areBothAbsolute = one.strength === 'absolute' && other.strength === 'absolute'
  return flag(isSameColour(one, other) && isStrong(one) && isStrong(other) && !areBothAbsolute)
}

/** Residents who floated down before; each who is paired does not float down again. */
const residentDownfloats = ({ higher, lower }: CandidatePair, back: 0 | 1): number =>
  [higher, lower].filter(({ zone, floats }) => zone === 'resident' && floats[back] === 'down').length

const repeatedUpfloat = (pair: CandidatePair, back: 0 | 1): number =>
  flag(isUneven(pair) && pair.lower.floats[back] === 'up')
