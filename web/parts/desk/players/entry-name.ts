import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** The name of the entry with this start number, with the number if others have the same name; empty when there is none. */
export function entryName(snapshot: Snapshot, no: number): string {
  const position = snapshot.players.no.indexOf(no)
  return position < 0 ? '' : distinctName(snapshot, position)
}
