import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** The name of the entry with this start number; empty when there is none. */
export function entryName(snapshot: Snapshot, no: number): string {
  const position = snapshot.players.no.indexOf(no)
  return position < 0 ? '' : competitorName(snapshot, position)
}
