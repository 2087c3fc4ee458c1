import { eventStar } from '#core/people/stars.ts'
import { formatRevealed } from '#core/snapshot/revealed-results.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { revealedOf, type SpoilerChoice } from '#core/snapshot/spoiler-choice.ts'
import { DAY, HOUR } from '#core/time.ts'

/** What a reader chose about events that open without a network, as stored on this device. */
export interface OfflineChoices {
  /** Whether the reader switched it off: then nothing is kept. */
  isOff: boolean
  /** The user who chose; empty for a reader without an account. */
  by: string
  /** By the event’s id: kept, or removed. Other events are kept while they are starred. */
  chosen: Record<string, boolean>
  /** By id: when each of these events was last opened here, or first starred. */
  seen: Record<string, number>
  /** Why the last attempt failed. */
  problem?: OfflineProblem | undefined
}

/** `full`: there is no space left. `forbidden`: the browser lets the site keep nothing, as in private windows. */
export type OfflineProblem = 'full' | 'forbidden'

export const NO_CHOICES: OfflineChoices = { isOff: false, by: '', chosen: {}, seen: {} }

/** The most events on a device, the ones that were opened last. */
export const MAX_KEPT = 20
/** An event that isn’t opened for so long is deleted from the device. */
const UNSEEN_FOR = 14 * DAY
/** An event that stays on screen is noted so often. */
const NOTED_EVERY = HOUR

const EVENT_STAR = eventStar('')

/** Whether the reader wants this event on the device. */
export const isWanted = ({ isOff, chosen }: OfflineChoices, stars: ReadonlySet<string>, id: string): boolean =>
  !isOff && (chosen[id] ?? stars.has(eventStar(id)))

/** All events that the reader wants on the device, also those that weren’t opened for long. */
function allWanted(choices: OfflineChoices, stars: ReadonlySet<string>): string[] {
  const starred = [...stars].flatMap((star) => (star.startsWith(EVENT_STAR) ? star.slice(EVENT_STAR.length) : []))
  return [...new Set([...Object.keys(choices.chosen), ...starred])].filter((id) => isWanted(choices, stars, id))
}

/** The events to keep on the device, the one opened last first. */
export function eventsToKeep(choices: OfflineChoices, stars: ReadonlySet<string>, now: number): string[] {
  const { seen } = choices
  return allWanted(choices, stars)
    .filter((id) => now - (seen[id] ?? now) < UNSEEN_FOR)
    .toSorted((one, other) => (seen[other] ?? now) - (seen[one] ?? now))
    .slice(0, MAX_KEPT)
}

/** The choices with the times at which events were opened: `shown` is on screen now. */
export function withSeen(
  choices: OfflineChoices,
  stars: ReadonlySet<string>,
  { shown, now }: { shown: string | undefined; now: number },
): OfflineChoices {
  const seenAt = (id: string): number => {
    const before = choices.seen[id] ?? now
    return id === shown && now - before >= NOTED_EVERY ? now : before
  }
  return { ...choices, seen: Object.fromEntries(allWanted(choices, stars).map((id) => [id, seenAt(id)])) }
}

export const withChoice = (choices: OfflineChoices, id: string, isKept: boolean, now: number): OfflineChoices => ({
  ...choices,
  isOff: choices.isOff && !isKept,
  chosen: { ...choices.chosen, [id]: isKept },
  seen: { ...choices.seen, [id]: now },
  problem: undefined,
})

/**
 * The choices as they are for this reader: what another account chose is forgotten. `reader`: the username, empty for a
 * reader without a session, undefined while it is not known.
 */
export function choicesOf(choices: OfflineChoices, reader: string | undefined): OfflineChoices {
  if (reader === undefined || reader === choices.by) return choices
  // What was chosen without an account belongs to the device.
  return choices.by === '' ? { ...choices, by: reader } : { ...NO_CHOICES, isOff: choices.isOff, by: reader }
}

/**
 * Whether an event may be kept on the device: it is public, and it hides exactly what the reader hides now. Directors get
 * all results even where they hide results elsewhere, so their events are not kept then.
 */
export function mayKeep({ id, settings, hidden }: Snapshot, choice: SpoilerChoice): boolean {
  const revealed = revealedOf(choice, id)
  return settings.public && hidden?.shown === (revealed && formatRevealed(revealed))
}

/** Whether a snapshot is older than the kept one, with the same results hidden: it doesn’t replace it then. */
export const isOlder = (next: Snapshot, kept: Snapshot | undefined): boolean =>
  kept !== undefined && next.version < kept.version && next.hidden?.shown === kept.hidden?.shown
