import * as say from '#words/whatIf.js'
import { podiums } from '#core/rows/podium-rows.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Podium } from '../standings/podium.tsx'

export function PodiumIfSo({ snapshot }: { snapshot: Snapshot }) {
  const { settings, systems, round } = snapshot
  const all = podiums(snapshot)
  return all.map(({ pool, places }) => {
    const title =
      all.length > 1 ? say.podiumOfPoolIfSo({ pool: poolTitle(settings, systems, round, pool) }) : say.podiumIfSo()
    return (
      <Panel key={pool} title={title} aria-label={title}>
        <PanelBody>
          <Podium places={places} />
        </PanelBody>
      </Panel>
    )
  })
}
