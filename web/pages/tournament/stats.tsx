import * as say from '#words/tournamentPages.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ColourPanel } from '../../parts/stats/colour-panel.tsx'
import { ProgressionPanel } from '../../parts/stats/progression-panel.tsx'
import { StatusPanel } from '../../parts/stats/status-panel.tsx'
import layout from '../../styles/layout.module.css'
import styles from './stats.module.css'

/** The progress of all competitors, and of the matches. */
export function StatsPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  return (
    <div className={layout.mainSide}>
      <ProgressionPanel snapshot={snapshot} />
      {snapshot.round > 0 && (
        <div className={layout.stack}>
          <StatusPanel snapshot={snapshot} id={id} />
          <ColourPanel snapshot={snapshot} />
          <p className={styles.note}>{say.unplayedPairingsCountAsPending()}</p>
        </div>
      )}
    </div>
  )
}
