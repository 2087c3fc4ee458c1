import * as say from '#words/deskFeeds.js'
import { Panel } from '../../../ui/panel.tsx'
import type { FeedProps } from './board-state.ts'
import styles from './feeds.module.css'

/** Pairings to which no board sends moves, folded: in many events only the first boards are electronic. */
export function WithoutPanel({ boards: { without } }: FeedProps) {
  if (without.length === 0) return null
  return (
    <Panel>
      <details className={styles.fold}>
        <summary>
          {say.withoutBoard()} <span>{without.length}</span>
        </summary>
        <ul className={styles.list}>
          {without.map(({ no, label }) => (
            <li key={no} className={styles.plain}>
              <bdi>{label}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  )
}
