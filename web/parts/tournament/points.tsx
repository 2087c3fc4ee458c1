import { pointParts, type HalfPoints } from '#core/text/score.ts'
import styles from './points.module.css'

/** Points with the ½ in a fixed slot, so that whole points line up in a column. */
export function Points({ of: points }: { of: HalfPoints }) {
  const { whole, half } = pointParts(points)
  return (
    <span className={styles.points}>
      <span>{whole}</span>
      <i>{half}</i>
    </span>
  )
}
