import * as say from '#words/viewer.js'
import { formatClock, runningClock } from '#core/game/clocks.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useServed } from '../../served.ts'
import { classes } from '../../ui/classes.ts'
import styles from './clock.module.css'

/** In milliseconds: twice a second, so that no second is skipped. */
const TICK = 500

export function Clock({ left, runs, since, small }: ClockProps) {
  return (
    <span
      className={classes(styles.clock, small && styles.small, runs && styles.runs)}
      title={runs ? say.toMove() : undefined}
    >
      {runs && since !== undefined ? <Running left={left} since={since} /> : formatClock(left)}
    </span>
  )
}

interface ClockProps {
  /** Seconds on the clock when it was started or stopped. */
  left: number
  runs: boolean
  /** When it was started, by this device's clock; undefined if unknown. */
  since: number | undefined
  small?: boolean
}

function Running({ left, since }: { left: number; since: number }) {
  const now = useNow(TICK)
  // A served page shows a stopped clock until it is hydrated.
  return formatClock(useServed() ? left : runningClock(left, since, now))
}
