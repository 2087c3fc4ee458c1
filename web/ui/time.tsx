import { formatWhen, isWholeDay, machineTime, type TimeShape } from '#core/text/when.ts'
import { useServed } from '../served.ts'
import styles from './time.module.css'

/** Formats a moment in milliseconds. Midnight UTC means a day without a time, unless `isDay` is false. */
export type Times = (at: number, shape: TimeShape, isDay?: boolean) => string

/** In the reader's time zone; in UTC while hydrating. */
export function useTimes(): Times {
  const served = useServed()
  return (at, shape, isDay) => {
    const reader = served ? { now: served.at, zone: 'UTC' as const } : { now: Date.now() }
    return formatWhen(at, shape, { ...reader, isDay })
  }
}

/** A moment in milliseconds; its title has the full date, time and zone. */
export function Time({ at, isDay, as = 'date', className }: TimeProps) {
  const times = useTimes()
  // Without scripts the time stays in UTC, so the zone is shown.
  const isServed = useServed() !== undefined
  const full = () => times(at, 'full', isDay)
  const hasHour = (as === 'moment' || as === 'clock' || as === 'stamp') && !(isDay ?? isWholeDay(at))
  return (
    <time
      dateTime={machineTime(at, isDay)}
      className={className}
      title={isServed ? full() : undefined}
      // Browsers are slow at naming a time zone, so this is done on hover only.
      onPointerOver={({ currentTarget }) => (currentTarget.title = full())}
    >
      {times(at, as, isDay)}
      {isServed && hasHour && <span className={styles.zone}> UTC</span>}
    </time>
  )
}

interface TimeProps {
  at: number
  isDay?: boolean | undefined
  as?: TimeShape
  className?: string | undefined
}
