import { formatWhen, isWholeDay, machineTime, type TimeShape } from '#core/text/when.ts'
import { useServed } from '../served.ts'
import styles from './time.module.css'

/** Says a moment in milliseconds. Midnight UTC is a day alone, unless it is known to be none. */
export type Times = (at: number, shape: TimeShape, isDay?: boolean) => string

/** Moments in the reader's time zone; in a page as it came, in UTC. */
export function useTimes(): Times {
  const served = useServed()
  return (at, shape, isDay) => {
    const reader = served ? { now: served.at, zone: 'UTC' as const } : { now: Date.now() }
    return formatWhen(at, shape, { ...reader, isDay })
  }
}

/** A moment in milliseconds; who points at it reads it in full. */
export function Time({ at, isDay, as = 'date', className }: TimeProps) {
  const times = useTimes()
  // Without scripts nothing will make it local: there the zone is said.
  const isServed = useServed() !== undefined
  const full = () => times(at, 'full', isDay)
  const hasHour = (as === 'moment' || as === 'clock' || as === 'stamp') && !(isDay ?? isWholeDay(at))
  return (
    <time
      dateTime={machineTime(at, isDay)}
      className={className}
      title={isServed ? full() : undefined}
      // Browsers need a while for the name of a zone: not before somebody looks.
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
