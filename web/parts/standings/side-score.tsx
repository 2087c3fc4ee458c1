import * as say from '#words/sides.js'
import { formatPoints } from '#core/text/score.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { sideTable } from '#core/standings/side-table.ts'
import layout from '../../styles/layout.module.css'
import { sideNames } from './side-names.ts'
import styles from './side-score.module.css'

/** The score of a Scheveningen match between its two sides. */
export function SideScore({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const [one, other] = sideTable(snapshot, round).map(({ score }) => formatPoints(score)) as [string, string]
  const [nameOfOne, nameOfOther] = sideNames(snapshot, round)
  return (
    <p className={styles.score}>
      <span className={layout.heard}>{say.score({ nameOfOne, one, nameOfOther, other })}</span>
      <bdi aria-hidden="true">{nameOfOne}</bdi>
      <b aria-hidden="true">
        <span>{one}</span>
        <i>:</i>
        <span>{other}</span>
      </b>
      <bdi aria-hidden="true">{nameOfOther}</bdi>
    </p>
  )
}
