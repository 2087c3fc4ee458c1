import type { Snapshot } from '#core/snapshot/snapshot.ts'
export function ResultsPage({ event }: { event: Snapshot; id: string }) {
  return <p>{event.name}</p>
}
