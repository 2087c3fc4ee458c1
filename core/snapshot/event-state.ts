import { NO_OUTCOME } from '../match/outcome.ts'
import type { EventStage } from '../tournament/stage.ts'
import { drawOf } from './desk-rows.ts'
import type { RoundColumns, Snapshot } from './snapshot.ts'

/** Where an event stands; the four in the middle are those of its current round. */
export type EventState =
  | EventStage
  | 'registration'
  | 'ready'
  | 'drawn'
  | 'published'
  | 'playing'
  | 'closed'
  | 'finished'

/** The state of an event. That the next round is drawn is seen at the desk alone; to others the last one is closed. */
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

/** How many boards of the round have a result. */
export const resultCount = (round: RoundColumns): number =>
  outcomesOf(round).filter((outcome, at) => round.black[at]! >= 0 && outcome !== NO_OUTCOME).length

/** Positions in their round of the boards that keep it open: no result and not adjourned, or one that waits to be confirmed. */
export const openBoards = (round: RoundColumns): number[] =>
  outcomesOf(round).flatMap((outcome, at) => {
    const facts = round.facts?.[at]
    const isOpen = facts?.provisional || (outcome === NO_OUTCOME && !facts?.adjourned && !facts?.aborted)
    return round.black[at]! >= 0 && isOpen ? [at] : []
  })
