import { classes } from '../../ui/classes.ts'
import styles from './movement.module.css'

/** Places gained or lost since the round before, or `against` another state. */
export function Movement({ places, round, against = `since round ${round - 1}` }: MovementProps) {
  if (places === 0) {
    return (
      <span className={styles.same} title="Unchanged">
        –
      </span>
    )
  }
  const [word, look] = places > 0 ? (['Up', styles.up] as const) : (['Down', styles.down] as const)
  const count = Math.abs(places)
  return (
    <span
      role="img"
      className={classes(styles.moved, look)}
      aria-label={`${word} ${count}`}
      title={`${word} ${count} ${against}`}
    >
      {count}
    </span>
  )
}

interface MovementProps {
  places: number
  round: number
  against?: string
}
