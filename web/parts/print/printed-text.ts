import * as sayDates from '#words/dates.js'
import { dayOfYear } from '#words/formats.js'
import { formatWhen } from '#core/text/when.ts'

/** A time of printing in the reader’s zone: `18 Jun 2026, 21:14`. */
export function printedText(at: number): string {
  const there = new Date(at)
  const [year, month, day, weekday] = [there.getFullYear(), there.getMonth(), there.getDate(), there.getDay()]
  return sayDates.dayAndTime({
    day: dayOfYear({ year, month, day, weekday }),
    time: formatWhen(at, 'clock', { now: at }),
  })
}
