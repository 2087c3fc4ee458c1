import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { PrintDesk } from '../../parts/print/print-desk.tsx'
import { PUBLIC_SHEETS } from '../../parts/print/sheet-names.ts'

/** The sheets of a tournament that anybody may print; in the browser alone, as the reader's paper, time and zone are on each. */
export const PrintPage = ({ snapshot, id }: { snapshot: Snapshot; id: string }) => (
  <PrintDesk snapshot={snapshot} id={id} sheets={PUBLIC_SHEETS} />
)
