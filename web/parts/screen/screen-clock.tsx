import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'
import { isWholeDay } from '#core/text/when.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useTimes } from '../../ui/time.tsx'
import styles from './screen.module.css'

export function ScreenClock({ snapshot: { dates } }: { snapshot: Pick<Snapshot, 'dates'> }) {
  const now = useNow(SECOND)
  const times = useTimes()
  const next = dates.findIndex((at) => at !== null && at > now)
  const at = dates[next] ?? undefined
  const isNear = at !== undefined && !isWholeDay(at) && at - now < DAY
  return (
    <div className={styles.clock}>
      <b>{times(now, 'moment', false)}</b>
      {at !== undefined && (
        <p role="timer">
          Round {next + 1} {isNear ? `in ${left(at - now)}` : `starts ${times(at, 'moment')}`}
        </p>
      )}
    </div>
  )
}

const two = (figure: number): string => String(Math.floor(figure)).padStart(2, '0')

/** A duration in milliseconds as `1:02:09`; below an hour as `2:09`. */
function left(time: number): string {
  const [hours, minutes, seconds] = [time / HOUR, (time % HOUR) / MINUTE, (time % MINUTE) / SECOND]
  return hours >= 1 ? `${Math.floor(hours)}:${two(minutes)}:${two(seconds)}` : `${Math.floor(minutes)}:${two(seconds)}`
}
