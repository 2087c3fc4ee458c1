import * as say from '#words/match.js'
import type { ProfileMatch } from '#core/rows/profile.ts'
import { localPath } from '#core/addresses/local-path.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { icalendar } from '#core/text/calendar.ts'
import { isDay, type Start } from '#core/text/start.ts'
import { HOUR } from '#core/time.ts'
import { versus } from '#core/text/versus.ts'

const DURATION = 2 * HOUR
const REMINDER_MINUTES = 15

/** A match as an iCalendar file with an alarm 15 minutes before. `now` is the DTSTAMP. */
export function reminderIcs(match: ProfileMatch, start: Start, now: number): string {
  const { id, w, b, round, link, tournament } = match
  const page = `${location.origin}${localPath(tournamentPath(tournament.address, 'pairings', round))}#${id}`
  return icalendar(
    [
      {
        uid: `${id}@${location.hostname}`,
        start,
        ...(!isDay(start) && { end: start + DURATION }),
        summary: versus(w, b),
        description: [say.eventAndRound({ name: tournament.name, round }), link].filter(Boolean).join('\n'),
        url: page,
        remind: REMINDER_MINUTES,
      },
    ],
    { stamp: now },
  )
}

export function saveReminder(match: ProfileMatch, start: Start): void {
  const text = reminderIcs(match, start, Date.now())
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: 'match.ics' }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
