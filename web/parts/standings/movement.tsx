import * as say from '#words/standings.js'
import { classes } from '../../ui/classes.ts'
import styles from './movement.module.css'

/** Places gained or lost since the round before, or as `title` says. */
export function Movement({ places, round, title }: MovementProps) {
  if (places === 0) {
    return (
      <span className={styles.same} title={say.unchanged()}>
        –
      </span>
    )
  }
  const count = Math.abs(places)
  const since = { count, round: round - 1 }
  const isUp = places > 0
  return (
    <span
      role="img"
      className={classes(styles.moved, isUp ? styles.up : styles.down)}
      aria-label={isUp ? say.upBy({ count }) : say.downBy({ count })}
      title={title ?? (isUp ? say.upSinceRound(since) : say.downSinceRound(since))}
    >
      {count}
    </span>
  )
}

interface MovementProps {
  places: number
  round: number
  title?: string
}
