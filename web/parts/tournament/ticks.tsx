import { classes } from '../../ui/classes.ts'
import styles from './ticks.module.css'

/** A mark per round: filled when it was played, red while it is live. It repeats the text beside it. */
export function Ticks({ rounds, drawn, live }: { rounds: number; drawn: number; live: number | undefined }) {
  return (
    <span className={styles.ticks} aria-hidden="true">
      {Array.from({ length: rounds }, (_, at) => (
        <i key={at} className={classes(at + 1 === live ? styles.live : at < drawn && styles.played)} />
      ))}
    </span>
  )
}
