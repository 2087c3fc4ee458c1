import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { PrintDesk } from '../../parts/print/print-desk.tsx'
import { PUBLIC_SHEETS } from '../../parts/print/sheet-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What of a tournament anybody may hang on a wall. */
export function PrintPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  // The reader's paper, time and zone are on every sheet.
  return useHydrated() ? <PrintDesk snapshot={snapshot} id={id} sheets={PUBLIC_SHEETS} /> : <Skeleton rows={12} />
}
