import * as say from '#words/screen.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'
import { scheduleOf } from '#core/snapshot/schedule.ts'
import { isAhead, isDay, type Start } from '#core/text/start.ts'
import { formatWhen, type TimeShape } from '#core/text/when.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useTimes } from '../../ui/time.tsx'
import styles from './screen.module.css'

/** The time in the hall, and the next round. */
export function ScreenClock({ snapshot }: { snapshot: Pick<Snapshot, 'dates' | 'settings' | 'round'> }) {
  const now = useNow(SECOND)
  const times = useTimes()
  const zone = snapshot.settings.timeZone ?? undefined
  const rounds = scheduleOf(snapshot)
  // Of a round with only a day nobody knows whether it has started, except that it isn't drawn yet.
  const next = rounds.find(
    ({ round, start }) => start !== null && isAhead(start, now) && (!isDay(start) || round > snapshot.round),
  )
  const shown = (at: Start, shape: TimeShape): string =>
    zone === undefined ? times(at, shape) : formatWhen(at, shape, { now, zone })
  const at = next?.start ?? undefined
  const isNear = at !== undefined && !isDay(at) && at - now < DAY
  return (
    <div className={styles.clock}>
      <b>{shown(now, 'clock')}</b>
      {at !== undefined && (
        <p role="timer">
          {isNear
            ? say.roundIn({ round: next!.round, left: left(at - now) })
            : say.roundStarts({ round: next!.round, time: shown(at, 'plan') })}
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
