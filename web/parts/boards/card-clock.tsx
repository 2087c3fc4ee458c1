import * as say from '#words/boardGrid.js'
import * as sayViewer from '#words/viewer.js'
import { formatClock, runningClock } from '#core/game/clocks.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useServed } from '../../served.ts'
import { classes } from '../../ui/classes.ts'
import styles from './card-clock.module.css'

/** In milliseconds: twice a second, so that no second is skipped. */
const TICK = 500
/** Seconds below which a clock is marked. */
const LOW = 60

/** `left` is undefined while the time is unknown. */
export function CardClock({ left, runs, since }: CardClockProps) {
  if (left === undefined)
    return (
      <span className={classes(styles.clock, styles.unknown)} role="img" aria-label={say.timeUnknown()}>
        –:––
      </span>
    )
  return runs && since !== undefined ? <Running left={left} since={since} /> : <Still left={left} runs={runs} />
}

interface CardClockProps {
  /** Seconds on the clock when it was started or stopped. */
  left: number | undefined
  runs: boolean
  /** When it was started, by this device's clock; undefined if unknown. */
  since: number | undefined
}

function Running({ left, since }: { left: number; since: number }) {
  const now = useNow(TICK)
  // A served page shows a stopped clock until it is hydrated.
  return <Still left={useServed() ? left : runningClock(left, since, now)} runs />
}

const Still = ({ left, runs }: { left: number; runs: boolean }) => (
  <span
    className={classes(styles.clock, runs && styles.runs, left < LOW && styles.low)}
    title={runs ? sayViewer.toMove() : undefined}
    dir="ltr"
  >
    {formatClock(left)}
  </span>
)
