import { formatClock, runningClock } from '#core/game/clocks.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useServed } from '../../served.ts'
import { classes } from '../../ui/classes.ts'
import styles from './clock.module.css'

/** Twice a second, so that no second is skipped. */
const TICK = 500

/** A side's clock: it runs between moves while the side is to move. */
export function Clock({ left, runs, since, small }: ClockProps) {
  return (
    <span
      className={classes(styles.clock, small && styles.small, runs && styles.runs)}
      title={runs ? 'To move' : undefined}
    >
      {runs && since !== undefined ? <Running left={left} since={since} /> : formatClock(left)}
    </span>
  )
}

interface ClockProps {
  /** Seconds that it showed when it began to run, or stopped. */
  left: number
  runs: boolean
  /** When it began to run, by this device's clock; undefined where nobody knows. */
  since: number | undefined
  small?: boolean
}

function Running({ left, since }: { left: number; since: number }) {
  const now = useNow(TICK)
  // In a page as it came nothing runs yet.
  return formatClock(useServed() ? left : runningClock(left, since, now))
}
