import type { LiveEvent } from '../match/live.ts'
import { changeBetween } from '../match/pairing-state.ts'
import { matchEvents } from '../match/match-events.ts'
import { pairingState } from '../snapshot/pairing-state.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { traitsOf } from './acts.ts'
import type { ChangePlan } from './plan.ts'

/** More frames than this cost a room's viewers more than a new snapshot. */
const MAX_FRAMES = 20

/** The writer adds the version when the change is saved. */
export type UnversionedEvent =
  Exclude<LiveEvent, { type: 'online' | 'stale' }> extends infer Event
    ? Event extends { v: number }
      ? Omit<Event, 'v'>
      : never
    : never

/**
 * The events that a tournament's room sends for a change, in order; at least one. Acts of different kinds make viewers
 * load the snapshot.
 */
export function changeEvents({ before, after, acts }: ChangePlan): UnversionedEvent[] {
  const kinds = new Set(acts.map((act) => traitsOf(act).frames))
  const [kind] = kinds.size === 1 ? kinds : (['round'] as const)
  if (kind === 'announcement' || kind === 'desk') return [{ type: kind }]
  const frames = kind === 'result' ? pairingEvents(before, after) : []
  return frames.length > 0 && frames.length <= MAX_FRAMES ? frames : [{ type: 'round' }]
}

function pairingEvents(before: Snapshot, after: Snapshot): UnversionedEvent[] {
  return after.rounds.flatMap((round, index) => {
    const was = before.rounds[index]!
    return was === round ? [] : framesOfRound(was, round, index + 1)
  })
}

const framesOfRound = (before: RoundColumns, after: RoundColumns, round: number): UnversionedEvent[] =>
  after.white.flatMap((_, position) => {
    const no = after.no?.[position] ?? position + 1
    const was = pairingState(before, position)
    return matchEvents({ round, no }, was, changeBetween(was, pairingState(after, position)))
  })
