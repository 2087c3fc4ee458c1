import { DAY } from '#core/time.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useNow } from '../../hooks/use-now.ts'
import { Panel } from '../../ui/panel.tsx'
import { useTimes } from '../../ui/time.tsx'
import styles from './schedule.module.css'

const DAYS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

export function Schedule({ snapshot, className }: { snapshot: Snapshot; className?: string | undefined }) {
  const now = useNow()
  const times = useTimes()
  const { dates } = snapshot
  const known = dates.flatMap((date, at) => (date === null ? [] : { round: at + 1, date }))
  const start = dates[0] ?? known[0]?.date
  if (start === undefined) return null
  const days = Math.floor(start / DAY) - Math.floor(now / DAY)
  return (
    <Panel title="Schedule" className={className}>
      <p className={styles.start}>
        <b>
          {days < 0 ? 'Was to start on ' : 'Starts on '}
          <time dateTime={new Date(start).toISOString()}>{times(start, 'full')}</time>
        </b>
        {days >= 0 && <span>{DAYS.format(days, 'day')}</span>}
      </p>
      <ol className={styles.rounds}>
        {known.map(({ round, date }) => (
          <li key={round}>
            <span>Round {round}</span>
            <time dateTime={new Date(date).toISOString()}>{times(date, 'full')}</time>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>Draw has not yet taken place!</p>
    </Panel>
  )
}
