import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useTitle } from '../../hooks/use-title.ts'

/** How everybody came along, and how far the matches are. */
export function StatsPage({ event }: { event: Snapshot; id: string }) {
  useTitle(`Statistics · ${event.name}`)
  return null
}
