import type { Facts } from './facts.ts'
import type { Mini } from './mini.ts'
import type { HalfPoints } from '../text/score.ts'

/** The part of a match that results and links change. */
export interface MatchResult {
  /** White's and Black's letter. */
  outcome: string
  /** Game points; null if the outcome is enough. */
  points: [white: HalfPoints, black: HalfPoints] | null
  /** Two letters for each game, up to the last finished one. */
  games: string
  facts: Facts
}

/** The part of a pairing that results and links change. */
export interface PairingState extends MatchResult {
  /** The matches of a fixture that has several: those of which something is known, in order. Undefined without any. */
  minis?: Mini[]
  /** Match points that the rule gives; undefined if they follow from the outcome. */
  mp?: [white: HalfPoints, black: HalfPoints]
}

/** The changed fields of a pairing's state; a fact that is null is removed. */
export interface PairingChange {
  outcome?: string
  points?: PairingState['points']
  games?: string
  facts?: { [Key in keyof Facts]?: Facts[Key] | null }
  /** Replace those of before; null removes them. */
  minis?: Mini[] | null
  mp?: PairingState['mp'] | null
}

export function changedState(before: PairingState, change: PairingChange): PairingState {
  const facts = change.facts && Object.entries({ ...before.facts, ...change.facts }).filter(([, fact]) => fact !== null)
  const minis = change.minis === undefined ? before.minis : change.minis
  const mp = change.mp === undefined ? before.mp : change.mp
  return {
    outcome: change.outcome ?? before.outcome,
    points: change.points === undefined ? before.points : change.points,
    games: change.games ?? before.games,
    facts: facts ? (Object.fromEntries(facts) as Facts) : before.facts,
    ...(minis?.length && { minis }),
    ...(mp && { mp }),
  }
}

/** Empty if the states are equal. */
export function changeBetween(from: PairingState, to: PairingState): PairingChange {
  const keys = [...new Set([...Object.keys(from.facts), ...Object.keys(to.facts)])] as (keyof Facts)[]
  const facts = keys.filter((key) => from.facts[key] !== to.facts[key]).map((key) => [key, to.facts[key] ?? null])
  return {
    ...(from.outcome !== to.outcome && { outcome: to.outcome }),
    ...(String(from.points) !== String(to.points) && { points: to.points }),
    ...(from.games !== to.games && { games: to.games }),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) as PairingChange['facts'] & object }),
    ...(from.minis !== to.minis &&
      JSON.stringify(from.minis) !== JSON.stringify(to.minis) && { minis: to.minis ?? null }),
    ...(String(from.mp) !== String(to.mp) && { mp: to.mp ?? null }),
  }
}
