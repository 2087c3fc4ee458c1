import * as say from '#words/seasonPages.js'
import type { SeasonDivisionRow } from '#core/rows/season-table.ts'
import styles from './division-table.module.css'

/** What the lines of a table mean. */
export function RulesNote({
  division: { up, down, playoffUp, playoffDown, isFinal },
}: {
  division: SeasonDivisionRow
}) {
  if (up + down + playoffUp + playoffDown === 0) return null
  return <p className={styles.legend}>{isFinal ? say.finalTable() : say.legendOfLines()}</p>
}
