import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ResultsPanel } from '../desk/results/results-panel.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { LinksPanel } from './links-panel.tsx'
import { RequestsPanel } from './requests-panel.tsx'

/** What waits for a director’s answer: results, requests to join, claims of entries and game links. */
export function WaitingPanels({ snapshot }: { snapshot: Snapshot }) {
  return (
    <>
      <ResultsPanel snapshot={snapshot} />
      <RequestsPanel id={snapshot.id} />
      <ClaimsPanel id={snapshot.id} />
      <LinksPanel id={snapshot.id} />
    </>
  )
}
