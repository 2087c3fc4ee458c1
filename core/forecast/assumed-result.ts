import { fixtureScore } from '../match/fixture-score.ts'
import { isOverMini, minisOf } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { withEnteredResult } from '../match/entered-result.ts'
import type { PairingState } from '../match/pairing-state.ts'
import { outcomePoints } from '../snapshot/outcome-points.ts'
import { pairingState, withPairingState } from '../snapshot/pairing-state.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { type HalfPoints, plainPoints } from '../text/score.ts'
import type { Settings } from '../tournament/tournament.ts'

/** A hypothetical result that a reader tries; it is neither stored nor sent. */
export interface AssumedResult {
  round: number
  /** The pairing's number within its round. */
  no: number
  /** Game points of the first side; the other side gets the rest. */
  first: HalfPoints
  /** Whether it replaces an existing result. */
  isChanged: boolean
}

/** A result tried on an open board that has finished since. */
export interface OvertakenResult {
  tried: AssumedResult
  position: number
  /** Game points of both sides in the real result. */
  ended: [first: HalfPoints, second: HalfPoints]
}

export interface SortedResults {
  /** Results that still apply. */
  kept: AssumedResult[]
  overtaken: OvertakenResult[]
}

/** Index of a pairing in its round's columns; −1 if there is none, or it is a bye. */
function positionOf(columns: RoundColumns | undefined, no: number): number {
  const at = columns ? (columns.no ? columns.no.indexOf(no) : no - 1) : -1
  return columns !== undefined && (columns.black[at] ?? -1) >= 0 ? at : -1
}

/** Game points of both sides of a pairing; undefined without a result. */
export function endedWith({ settings }: Pick<Snapshot, 'settings'>, columns: RoundColumns, at: number) {
  const { outcome, points } = pairingState(columns, at)
  if (outcome.padEnd(NO_OUTCOME.length) === NO_OUTCOME) return undefined
  return points ?? outcomePoints(outcome, settings.gamePointTotal)
}

/** Sorts tried results by what happened since: a finished board counts with its real result. */
export function sortResults(snapshot: Snapshot, tried: readonly AssumedResult[]): SortedResults {
  const sorted: SortedResults = { kept: [], overtaken: [] }
  for (const result of tried) {
    const columns = snapshot.rounds[result.round - 1]
    const position = positionOf(columns, result.no)
    if (!columns || position < 0 || result.first > 2 * snapshot.settings.gamePointTotal) continue
    const ended = endedWith(snapshot, columns, position)
    if (!ended) sorted.kept.push({ ...result, isChanged: false })
    else if (!result.isChanged) sorted.overtaken.push({ tried: result, position, ended })
    else if (ended[0] !== result.first) sorted.kept.push(result)
  }
  return sorted
}

export function withResults(snapshot: Snapshot, results: readonly AssumedResult[]): Snapshot {
  if (results.length === 0) return snapshot
  const rounds = [...snapshot.rounds]
  const { settings } = snapshot
  for (const { round, no, first } of results) {
    const columns = rounds[round - 1]
    const at = positionOf(columns, no)
    if (!columns || at < 0) continue
    const points: [number, number] = [plainPoints(first), settings.gamePointTotal - plainPoints(first)]
    const entered = withEnteredResult(pairingState(columns, at), { points }, settings)
    rounds[round - 1] = withPairingState(columns, at, withMatchPoints(entered, settings))
  }
  return { ...snapshot, rounds }
}

/** Where each match of a fixture gives match points, its open matches count as if they ended as the fixture does. */
function withMatchPoints(state: PairingState, settings: Settings): PairingState {
  if (settings.segments.length === 0) return state
  const { mp: _mp, ...others } = state
  const minis = minisOf(settings.segments, state.minis).map((mini) =>
    isOverMini(mini) ? mini : { ...mini, outcome: state.outcome },
  )
  const { mp } = fixtureScore(settings, minis)
  return { ...others, ...(mp && { mp }) }
}
