import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { HiddenRound } from './hidden-round.tsx'

export const HiddenMatch = ({ snapshot, round }: { snapshot: Snapshot; round: number }) => (
  <div className={classes(layout.wrap, layout.page)}>
    <Panel title={snapshot.name}>
      <HiddenRound snapshot={snapshot} round={round} />
    </Panel>
  </div>
)
