import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { PrintDesk } from '../../parts/print/print-desk.tsx'
import { PUBLIC_SHEETS } from '../../parts/print/sheet-names.ts'

/** The public print sheets. Rendered in the browser only: each sheet shows the reader's paper size, time and zone. */
export const PrintPage = ({ snapshot, id }: { snapshot: Snapshot; id: string }) => (
  <PrintDesk snapshot={snapshot} id={id} sheets={PUBLIC_SHEETS} />
)
