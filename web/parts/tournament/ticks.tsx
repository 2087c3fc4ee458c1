import { classes } from '../../ui/classes.ts'
import styles from './ticks.module.css'

/** One mark a round: filled when it is played, red while it is. The words beside it say the same. */
export function Ticks({ rounds, drawn, live }: { rounds: number; drawn: number; live: number | undefined }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {Array.from({ length: rounds }, (_, at) => (
        <i key={at} className={classes(at + 1 === live ? styles.live : at < drawn && styles.played)} />
      ))}
    </span>
  )
}
