import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import layout from '../../styles/layout.module.css'
import styles from './opponent-crosstable.module.css'

/** The head of an opponent's column in a crosstable: the number, for screen readers the name. */
export function OpponentHead({ snapshot, player }: { snapshot: Snapshot; player: number }) {
  const name = distinctName(snapshot, player)
  return (
    <th scope="col" className={styles.cell} title={name}>
      <span aria-hidden="true">{snapshot.players.no[player]}</span>
      <span className={layout.heard}>{name}</span>
    </th>
  )
}
