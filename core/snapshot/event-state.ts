import { NO_OUTCOME } from '../match/outcome.ts'
import type { EventStage } from '../tournament/stage.ts'
import { drawOf } from './desk-rows.ts'
import type { RoundColumns, Snapshot } from './snapshot.ts'

/** `drawn` to `closed` are states of the current round. */
export type EventState =
  | EventStage
  | 'registration'
  | 'ready'
  | 'drawn'
  | 'published'
  | 'playing'
  | 'closed'
  | 'finished'

/** `drawn` is visible at the desk only; without desk data the state is the one before it. */
export function eventState(snapshot: Snapshot): EventState {
  const { stage, active, round, closed = 0, settings, rounds } = snapshot
  if (stage) return stage
  if (!active && round > 0) return 'finished'
  if (drawOf(snapshot, round + 1)) return 'drawn'
  if (round === 0) return settings.allowRegistration === 'closed' ? 'ready' : 'registration'
  if (closed >= round) return 'closed'
  return rounds[round - 1] && resultCount(rounds[round - 1]!) > 0 ? 'playing' : 'published'
}

const outcomesOf = ({ black, outcomes }: RoundColumns): string[] =>
  black.map((_, at) => outcomes.slice(2 * at, 2 * at + 2))

export const resultCount = (round: RoundColumns): number =>
  outcomesOf(round).filter((outcome, at) => round.black[at]! >= 0 && outcome !== NO_OUTCOME).length

/** Positions of boards without a final result: provisional, or without outcome and neither adjourned nor aborted. */
export const openBoards = (round: RoundColumns): number[] =>
  outcomesOf(round).flatMap((outcome, at) => {
    const facts = round.facts?.[at]
    const isOpen = facts?.provisional || (outcome === NO_OUTCOME && !facts?.adjourned && !facts?.aborted)
    return round.black[at]! >= 0 && isOpen ? [at] : []
  })
