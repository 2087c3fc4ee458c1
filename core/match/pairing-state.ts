import type { Facts } from './facts.ts'
import type { HalfPoints } from '../text/score.ts'

/** What results and links change of a pairing: who meets whom and where they sit stays. */
export interface PairingState {
  /** White's and Black's letter. */
  outcome: string
  /** Game points of its own; null where the outcome says it all. */
  points: [white: HalfPoints, black: HalfPoints] | null
  /** Two letters a game, up to the last that ended. */
  games: string
  facts: Facts
}

/** The fields of a pairing's state that change; a fact that is null is removed. */
export interface PairingChange {
  outcome?: string
  points?: PairingState['points']
  games?: string
  facts?: { [Key in keyof Facts]?: Facts[Key] | null }
}

/** The state after a change. */
export function changedState(before: PairingState, change: PairingChange): PairingState {
  const facts = change.facts && Object.entries({ ...before.facts, ...change.facts }).filter(([, fact]) => fact !== null)
  return {
    outcome: change.outcome ?? before.outcome,
    points: change.points === undefined ? before.points : change.points,
    games: change.games ?? before.games,
    facts: facts ? (Object.fromEntries(facts) as Facts) : before.facts,
  }
}

/** What turns one state into another; nothing in it where they are equal. */
export function changeBetween(from: PairingState, to: PairingState): PairingChange {
  const keys = [...new Set([...Object.keys(from.facts), ...Object.keys(to.facts)])] as (keyof Facts)[]
  const facts = keys.filter((key) => from.facts[key] !== to.facts[key]).map((key) => [key, to.facts[key] ?? null])
  return {
    ...(from.outcome !== to.outcome && { outcome: to.outcome }),
    ...(String(from.points) !== String(to.points) && { points: to.points }),
    ...(from.games !== to.games && { games: to.games }),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) as PairingChange['facts'] & object }),
  }
}
