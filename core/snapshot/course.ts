import { hasScore } from '../match/status.ts'
import { momentOf, type Start } from '../text/start.ts'
import { pairingStart } from './pairing-start.ts'
import { isByePairing, pairings, type Pairing } from './pairing.ts'
import { pairingStatus } from './pairing-status.ts'
import type { Snapshot } from './snapshot.ts'

/** `hidden`: the reader hides the results. */
export type Play = 'running' | 'over' | 'next' | 'hidden'

/** A match of the current round, without byes and aborted matches. */
export interface CourseMatch {
  pairing: Pairing
  play: Play
  /** Undefined if it is not known, or over. */
  start: Start | undefined
}

/**
 * What goes on in an event: a round, a break before the next one, or nothing more. `hidden`: a reader who hides results
 * may not see the round that is on, or that the event is over.
 */
export type Course =
  | { stage: 'round'; round: number; matches: CourseMatch[]; over: number; hides: boolean }
  | { stage: 'break'; next: number; start: Start | undefined; isDrawn: boolean }
  | { stage: 'end' }
  | { stage: 'hidden' }

export function courseOf(snapshot: Snapshot, now: number): Course {
  const { round, active, dates, settings, hidden } = snapshot
  if (hidden && (hidden.round !== round || hidden.active !== active)) return { stage: 'hidden' }
  const matches = round === 0 ? [] : courseMatches(snapshot, now)
  const count = (play: Play) => matches.filter((match) => match.play === play).length
  const [over, next] = [count('over'), count('next')]
  if (active && next < matches.length && over < matches.length)
    return { stage: 'round', round, matches, over, hides: count('hidden') > 0 }
  const isDrawn = active && next > 0
  const coming = isDrawn ? round : round + 1
  if ((!active && round > 0) || coming > (settings.totalRounds ?? Infinity)) return { stage: 'end' }
  const start = isDrawn ? earliest(matches) : (dates[coming - 1] ?? undefined)
  return { stage: 'break', next: coming, start, isDrawn }
}

/** The matches of the current round. */
export function courseMatches(snapshot: Snapshot, now: number): CourseMatch[] {
  const all = pairings(snapshot, snapshot.round).filter((pairing) => !isByePairing(pairing) && !pairing.facts.aborted)
  const hasBegun = all.some((pairing) => ['live', 'finished', 'confirmed'].includes(pairingStatus(pairing, now)))
  return all.map((pairing) => {
    const start = pairingStart(snapshot, pairing)
    return {
      pairing,
      play: playOf(snapshot, pairing, { now, start, hasBegun }),
      start,
    }
  })
}

/**
 * A match that no chess site reports begins with its round; without an hour of the round, with the round's first result,
 * and without a date at once.
 */
function playOf(
  { settings: { source } }: Snapshot,
  pairing: Pairing,
  { now, start, hasBegun }: { now: number; start: Start | undefined; hasBegun: boolean },
): Play {
  const where = pairingStatus(pairing, now)
  if (where === 'hidden') return 'hidden'
  if (where === 'live') return 'running'
  if (hasScore(where)) return 'over'
  if (source !== null || pairing.facts.link !== undefined) return 'next'
  const moment = momentOf(start)
  const isOn = moment === undefined ? hasBegun || start === undefined : moment <= now
  return isOn ? 'running' : 'next'
}

/** Moments come before days, as their hour is known. */
const earliest = (matches: readonly CourseMatch[]): Start | undefined =>
  matches.map(({ start }) => start).toSorted((a, b) => (momentOf(a) ?? Infinity) - (momentOf(b) ?? Infinity))[0]
