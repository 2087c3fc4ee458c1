import * as say from '#words/tournamentLate.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { pairingLabel } from '#core/tournament/system-label.ts'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The format of an event: `Swiss, then knockout, two pools`. */
export function formatLabel({ settings, systems, players }: Snapshot): string {
  const format = capitalized(pairingLabel(settings, systems))
  const count = new Set(players.pool ?? [0]).size
  return count > 1 ? say.formatWithPools({ format, count }) : format
}
