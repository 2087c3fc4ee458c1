import * as say from '#words/seasonOdds.js'
import type { NeedRow } from '#core/rows/season-odds.ts'
import { Panel } from '../../ui/panel.tsx'
import { needText } from './need-text.ts'
import styles from './season-odds.module.css'

/** What teams need in their last fixtures, a sentence each; nothing before the last round. */
export function NeedsPanel({ needs, nameOf }: { needs: readonly NeedRow[]; nameOf: (no: number) => string }) {
  if (needs.length === 0) return null
  return (
    <Panel title={say.needs()} aria-label={say.needs()}>
      <ul className={styles.needs}>
        {needs.map((need) => {
          const text = needText(need, nameOf)
          return <li key={text}>{text}</li>
        })}
      </ul>
    </Panel>
  )
}
