import { isDay, type Start } from '#core/text/start.ts'
import { formatWhen, machineTime, type TimeShape } from '#core/text/when.ts'
import { useServed } from '../served.ts'
import styles from './time.module.css'

/** Formats a moment in milliseconds, or a day. */
export type Times = (at: Start, shape: TimeShape) => string

/** In the reader's time zone; in UTC while hydrating. */
export function useTimes(): Times {
  const served = useServed()
  return (at, shape) => {
    const reader = served ? { now: served.at, zone: 'UTC' } : { now: Date.now() }
    return formatWhen(at, shape, reader)
  }
}

/** A moment in milliseconds, or a day; its title has the full date, time and zone. */
export function Time({ at, as = 'date', className }: TimeProps) {
  const times = useTimes()
  // Without scripts the time stays in UTC, so the zone is shown.
  const isServed = useServed() !== undefined
  const full = () => times(at, 'full')
  const hasHour = (as === 'moment' || as === 'clock' || as === 'stamp') && !isDay(at)
  return (
    <time
      dateTime={machineTime(at)}
      className={className}
      title={isServed ? full() : undefined}
      // Browsers are slow at naming a time zone, so this is done on hover only.
      onPointerOver={({ currentTarget }) => (currentTarget.title = full())}
    >
      {times(at, as)}
      {isServed && hasHour && <span className={styles.zone}> UTC</span>}
    </time>
  )
}

interface TimeProps {
  at: Start
  as?: TimeShape
  className?: string | undefined
}
