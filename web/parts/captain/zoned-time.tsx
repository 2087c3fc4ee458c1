import * as say from '#words/captains.js'
import { formatWhen } from '#core/text/when.ts'
import { isDay, type Start } from '#core/text/start.ts'
import { zoneOffset } from '#core/text/zones.ts'
import { zoneCity } from '#core/text/zone-clock.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { useServed } from '../../served.ts'
import { Time } from '../../ui/time.tsx'
import styles from './captain.module.css'

/** A time in the reader’s zone, and in the tournament’s if its clocks show another one. */
export function ZonedTime({ at, zone }: { at: Start; zone: string | null }) {
  const isServed = useServed() !== undefined
  const there = isServed || isDay(at) ? undefined : timeThere(at, zone)
  return (
    <span className={styles.time}>
      <Time at={at} as="plan" />
      {there !== undefined && <small>{there}</small>}
    </span>
  )
}

/** `19:00 in Prague`, with the day if it is another one; undefined if the reader’s clocks show the same. */
export function timeThere(at: number, zone: string | null): string | undefined {
  const here = ownZone()
  if (zone === null || zoneOffset(at, zone) === zoneOffset(at, here)) return undefined
  const part = (shape: 'day' | 'clock' | 'plan', of: string) => formatWhen(at, shape, { now: at, zone: of })
  const shape = part('day', zone) === part('day', here) ? 'clock' : 'plan'
  return say.timeIn({ time: part(shape, zone), city: zoneCity(zone) })
}
