import type { LiveEvent } from '../match/live.ts'
import { patches } from '../match/patches.ts'
import { pairingState } from '../snapshot/pairing-state.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import type { ChangePlan } from './plan.ts'

/** More than this many frames cost a room's viewers more than a new snapshot. */
const MAX_FRAMES = 20

/** An event that has no version yet: the writer numbers them. */
export type UnversionedEvent =
  Exclude<LiveEvent, { type: 'online' | 'stale' }> extends infer Event
    ? Event extends { v: number }
      ? Omit<Event, 'v'>
      : never
    : never

/**
 * What a tournament's room is told of a change, in order; at least one event. Results travel in small frames, an announcement as
 * such; of all else viewers only learn that there is something new.
 */
export function changeEvents({ before, after, acts }: ChangePlan): UnversionedEvent[] {
  if (acts.every(({ type }) => ANNOUNCEMENTS.has(type))) return [{ type: 'announcement' }]
  // What only the desk sees is nothing new to others.
  if (acts.every(({ type }) => AT_DESK.has(type))) return [{ type: 'desk' }]
  const frames = acts.every(({ type }) => RESULTS.has(type)) ? pairingEvents(before, after) : []
  return frames.length > 0 && frames.length <= MAX_FRAMES ? frames : [{ type: 'round' }]
}

const RESULTS = new Set<string>(['setResult', 'reportResult', 'abortMatch'])
const AT_DESK = new Set<string>([
  'drawRound',
  'editDraw',
  'discardDraw',
  'scheduleRound',
  'setBye',
  'setCheckIns',
  'setLineUp',
])
const ANNOUNCEMENTS = new Set<string>(['announce', 'editAnnouncement', 'takeDownAnnouncement'])

function pairingEvents(before: Snapshot, after: Snapshot): UnversionedEvent[] {
  return after.rounds.flatMap((round, index) => {
    const was = before.rounds[index]!
    return was === round ? [] : framesOfRound(was, round, index + 1)
  })
}

const framesOfRound = (before: RoundColumns, after: RoundColumns, round: number): UnversionedEvent[] =>
  after.white.flatMap((_, position) => {
    const no = after.no?.[position] ?? position + 1
    return patches(pairingState(before, position), pairingState(after, position)).map((patch) => ({
      type: 'match' as const,
      r: round,
      n: no,
      ...patch,
    }))
  })
