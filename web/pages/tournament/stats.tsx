import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ColourPanel } from '../../parts/stats/colour-panel.tsx'
import { ProgressionPanel } from '../../parts/stats/progression-panel.tsx'
import { StatusPanel } from '../../parts/stats/status-panel.tsx'
import layout from '../../styles/layout.module.css'
import styles from './stats.module.css'

/** How everybody came along, and how far the matches are. */
export function StatsPage({ event, id }: { event: Snapshot; id: string }) {
  return (
    <div className={layout.mainSide}>
      <ProgressionPanel event={event} />
      {event.round > 0 && (
        <div className={layout.stack}>
          <StatusPanel event={event} id={id} />
          <ColourPanel event={event} />
          <p className={styles.note}>Unplayed pairings count as pending.</p>
        </div>
      )}
    </div>
  )
}
