import * as say from '#words/deskSettings.js'
import type { Start } from '#core/text/start.ts'
import { formatWhen } from '#core/text/when.ts'
import { zoneCity } from '#core/text/zone-clock.ts'

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
    title: say.roundHasMoved({ round }),
    announcement: say.roundNowStartsOnTime({ round, start: shown(start), zone: zoneCity(zone), before: shown(before) }),
  }
}
