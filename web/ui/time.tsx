import { formatWhen, machineTime, type TimeShape } from '#core/text/when.ts'
import { useServed } from '../served.ts'

/** Says a moment in milliseconds. Midnight UTC is a day alone, unless it is known to be none. */
export type Times = (at: number, shape: TimeShape, isDay?: boolean) => string

/** Moments in the reader's time zone; in a page as it came, in UTC. */
export function useTimes(): Times {
  const served = useServed()
  return (at, shape, isDay) => {
    const reader = served ? { now: served.at, zone: 'UTC', saysZone: true } : { now: Date.now() }
    return formatWhen(at, shape, { ...reader, isDay })
  }
}

/** A moment in milliseconds; its title says it in full. */
export function Time({ at, isDay, as = 'date', className }: TimeProps) {
  const times = useTimes()
  return (
    <time dateTime={machineTime(at, isDay)} title={times(at, 'full', isDay)} className={className}>
      {times(at, as, isDay)}
    </time>
  )
}

interface TimeProps {
  at: number
  isDay?: boolean | undefined
  as?: TimeShape
  className?: string | undefined
}
