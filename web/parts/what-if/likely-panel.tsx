import { useState } from 'react'
import { likelyPairs, type Tally } from '#core/forecast/tally.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { shortName } from './next-draw.tsx'
import { percent } from './percent.ts'
import styles from './what-if.module.css'

/** So many pairs are there at first. */
const FEW = 6

/** Who most likely meets whom in the next round, from the top of the standings. */
export function LikelyPanel({ snapshot, round, tally, order }: LikelyPanelProps) {
  const [all, setAll] = useState(false)
  const pairs = likelyPairs(tally, order)
  if (pairs.length === 0) return null
  return (
    <Panel title={`Likely in round ${round}`}>
      <ol className={styles.likely}>
        {pairs.slice(0, all ? undefined : FEW).map(({ one, other, odds }) => (
          <li key={one} title={`${percent(odds.low)} to ${percent(odds.high)}`}>
            <bdi title={competitorName(snapshot, one)}>{shortName(snapshot, one)}</bdi>
            <bdi title={competitorName(snapshot, other)}>{shortName(snapshot, other)}</bdi>
            <b>{percent(odds.share)}</b>
          </li>
        ))}
      </ol>
      {pairs.length > FEW && (
        <PanelFoot>
          <button type="button" className={layout.link} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show ${FEW}` : `Show all ${pairs.length}`}
          </button>
        </PanelFoot>
      )}
    </Panel>
  )
}

interface LikelyPanelProps {
  snapshot: Snapshot
  round: number
  tally: Tally
  /** Positions, the best placed first. */
  order: number[]
}
