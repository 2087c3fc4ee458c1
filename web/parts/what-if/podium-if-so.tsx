import { podiums } from '#core/rows/podium-rows.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Podium } from '../standings/podium.tsx'

export function PodiumIfSo({ snapshot }: { snapshot: Snapshot }) {
  const { settings, systems, round } = snapshot
  const all = podiums(snapshot)
  return all.map(({ pool, places }) => {
    const title = `Podium, if so${all.length > 1 ? `: ${poolTitle(settings, systems, round, pool)}` : ''}`
    return (
      <Panel key={pool} title={title} aria-label={title}>
        <PanelBody>
          <Podium places={places} />
        </PanelBody>
      </Panel>
    )
  })
}
