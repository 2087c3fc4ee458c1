import { formatWhen, machineTime, type TimeShape } from '#core/text/when.ts'

/** A moment in milliseconds in the reader's time zone. Midnight UTC is a day alone, unless it is known to be none. */
export const formatTime = (at: number, shape: TimeShape, isDay?: boolean): string =>
  formatWhen(at, shape, { now: Date.now(), isDay })

/** A moment in milliseconds; its title says it in full. */
export function Time({ at, isDay, as = 'date', className }: TimeProps) {
  return (
    <time dateTime={machineTime(at, isDay)} title={formatTime(at, 'full', isDay)} className={className}>
      {formatTime(at, as, isDay)}
    </time>
  )
}

interface TimeProps {
  at: number
  isDay?: boolean | undefined
  as?: TimeShape
  className?: string | undefined
}
