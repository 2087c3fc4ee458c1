import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** The name of the entry of this number; of nobody empty. */
export function entryName(snapshot: Snapshot, no: number): string {
  const position = snapshot.players.no.indexOf(no)
  return position < 0 ? '' : competitorName(snapshot, position)
}
