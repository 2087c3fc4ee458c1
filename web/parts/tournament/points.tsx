import { pointParts } from '#core/text/score.ts'
import styles from './points.module.css'

/** Doubled points with the half in a place of its own, so that whole points stay in one column. */
export function Points({ doubled }: { doubled: number }) {
  const { whole, half } = pointParts(doubled)
  return (
    <span className={styles.points}>
      <span>{whole}</span>
      <i>{half}</i>
    </span>
  )
}
