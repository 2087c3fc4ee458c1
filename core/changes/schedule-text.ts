import * as say from '#words/changes.js'
import { joinAnd } from '../text/join-and.ts'
import { momentText } from '../text/moments.ts'
import { isDay, type Start, type Starts } from '../text/start.ts'
import { formatWhen } from '../text/when.ts'

/** The changes of a schedule in sentences: one for each round, and for more than three rounds one for all. */
export function scheduleText(before: Starts, after: Starts): string[] {
  const moved = movedRounds(before, after)
  if (moved.length > 3) return [say.startTimes({ rounds: joinAnd(moved.map((at) => String(at + 1))) })]
  return moved.map((at) => movedText(at + 1, before[at] ?? null, after[at] ?? null))
}

/** Positions of the rounds that start at another time. */
const movedRounds = (before: Starts, after: Starts): number[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at).filter(
    (at) => (before[at] ?? null) !== (after[at] ?? null),
  )

export const isSameSchedule = (one: Starts, other: Starts): boolean => movedRounds(one, other).length === 0

function movedText(round: number, before: Start | null, after: Start | null): string {
  if (after === null) return say.noDateAnyMore({ round })
  const start = startText(after)
  return before === null ? say.starts({ round, start }) : say.startsWas({ round, start, before: startText(before) })
}

// Any year but that of a start: so the year is shown.
const OTHER_YEAR = { now: 0, zone: 'UTC' }

/** `30 Oct 2026`, or a moment that readers see in their own time zone. */
const startText = (start: Start): string => (isDay(start) ? formatWhen(start, 'date', OTHER_YEAR) : momentText(start))
