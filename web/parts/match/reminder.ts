import type { Card } from '#core/people/profile.ts'
import { tournamentPath } from '#core/addresses/paths.ts'
import { calendar } from '#core/text/calendar.ts'
import { HOUR } from '#core/time.ts'

const LASTS = 2 * HOUR
const REMIND = 15

/** A match as a calendar file that reminds a quarter of an hour before; `now` is when it is written. */
export function reminder(card: Card, start: number, now: number): string {
  const { id, w, b, round, link, tournament } = card
  const page = `${location.origin}${tournamentPath(tournament.address, 'pairings', round)}#${id}`
  return calendar(
    [
      {
        uid: `${id}@${location.hostname}`,
        start,
        end: start + LASTS,
        summary: `${w} – ${b}`,
        description: [`${tournament.name}, round ${round}`, link].filter(Boolean).join('\n'),
        url: page,
        remind: REMIND,
      },
    ],
    { stamp: now },
  )
}

/** Hands the file over to be kept. */
export function saveReminder(card: Card, start: number): void {
  const text = reminder(card, start, Date.now())
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: 'match.ics' }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
