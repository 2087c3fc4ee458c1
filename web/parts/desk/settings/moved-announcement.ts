import type { Start } from '#core/text/start.ts'
import { formatWhen } from '#core/text/when.ts'
import { zoneCity } from '#core/text/zones.ts'

interface MovedRound {
  round: number
  start: Start
  before: Start
  zone: string
}

/** Title and text of the announcement of a round that was moved, in the time of the venue. */
export function movedAnnouncement({ round, start, before, zone }: MovedRound): { title: string; announcement: string } {
  const shown = (at: Start): string => formatWhen(at, 'long', { now: 0, zone })
  return {
    title: `Round ${round} has moved`,
    announcement: `Round ${round} now starts on **${shown(start)}** (${zoneCity(zone)} time). It was planned for ${shown(before)}.`,
  }
}
