import * as sayDashboard from '#words/dashboard.js'
import * as sayLate from '#words/tournamentLate.js'
import * as say from '#words/tournament.js'
import { languageTag } from '#words/formats.js'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { isUnknownAfter } from '#core/snapshot/hidden-round.ts'
import { scheduleOf } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isDay, type Start } from '#core/text/start.ts'
import { formatWhen, machineTime } from '#core/text/when.ts'
import { dayIn, zoneOffset } from '#core/text/zones.ts'
import { zoneCity } from '#core/text/zone-clock.ts'
import { DAY } from '#core/time.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useNow } from '../../hooks/use-now.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { T } from '../../ui/t.tsx'
import { useTimes } from '../../ui/time.tsx'
import styles from './schedule.module.css'

/** The days and hours of rounds at the venue, and for readers elsewhere their own: before the start of all rounds. */
export function Schedule({ snapshot, id, className }: ScheduleProps) {
  const { round, settings, active, closed = 0 } = snapshot
  const zone = settings.timeZone ?? undefined
  const known = scheduleOf(snapshot).flatMap(({ round: number, start }) => (start === null ? [] : { number, start }))
  // The strip of rounds has the earlier ones.
  const shown = known.filter(({ number }) => number >= round - 1)
  const [first] = known
  if (!first || shown.length === 0) return null
  const isOn = (number: number) => number === round && active && closed < round
  return (
    <Panel title={say.schedule()} count={zone && say.timesIn({ city: zoneCity(zone) })} className={className}>
      {round === 0 && <Beginning start={first.start} zone={zone} />}
      <ol className={styles.rounds}>
        {shown.map(({ number, start }) => (
          <li key={number} className={classes(round > 0 && number < round && styles.done, isOn(number) && styles.now)}>
            <Link className={layout.link} to={tournamentPath(id, 'pairings', number)}>
              {say.roundNumber({ round: number })}
            </Link>
            <RoundTime start={start} zone={zone} />
            {round > 0 && <RoundState snapshot={snapshot} number={number} />}
          </li>
        ))}
      </ol>
      {round === 0 && <p className={styles.foot}>{say.drawNotYet()}</p>}
    </Panel>
  )
}

interface ScheduleProps {
  snapshot: Snapshot
  /** As in the address. */
  id: string
  className?: string | undefined
}

function Beginning({ start, zone }: RoundTimeProps) {
  const now = useNow()
  const times = useTimes()
  const shown = zone ? formatWhen(start, 'long', { now, zone }) : times(start, 'full')
  const days = (Date.parse(dayIn(start, zone ?? null)) - Date.parse(dayIn(now, zone ?? null))) / DAY
  const time = <time dateTime={machineTime(start)}>{shown}</time>
  return (
    <p className={styles.start}>
      <b>
        <T of={days < 0 ? sayLate.wasToStartOn({ time }) : sayLate.startsOn({ time })} />
      </b>
      {days >= 0 && <span>{new Intl.RelativeTimeFormat(languageTag(), { numeric: 'auto' }).format(days, 'day')}</span>}
    </p>
  )
}

/** How far a round is; of the last one that it is the last. */
function RoundState({ snapshot, number }: { snapshot: Snapshot; number: number }) {
  const { settings, round } = snapshot
  if (number > round)
    return number === settings.totalRounds && <small className={styles.state}>{sayDashboard.lastRound()}</small>
  if (isUnknownAfter(snapshot, number)) return null
  const played = pairings(snapshot, number).filter((pairing) => !isByePairing(pairing))
  const of = played.length
  const over = played.filter(({ outcome, facts }) => outcome !== NO_OUTCOME || facts.aborted).length
  const count = settings.competitors === 'team' ? sayDashboard.matchCount : sayDashboard.gameCount
  return (
    <small className={styles.state}>
      {over < of ? sayDashboard.roundFinished({ over, of }) : count({ count: of })}
    </small>
  )
}

interface RoundTimeProps {
  start: Start
  /** Without one, the time is the reader's. */
  zone: string | undefined
}

function RoundTime({ start, zone }: RoundTimeProps) {
  const now = useNow()
  const times = useTimes()
  const isElsewhere = useHydrated() && zone && !isDay(start) && zoneOffset(start, zone) !== zoneOffset(start, ownZone())
  return (
    <span className={styles.when}>
      <time dateTime={machineTime(start)}>
        {zone ? formatWhen(start, 'plan', { now, zone }) : times(start, 'plan')}
      </time>
      {isElsewhere && <small>{say.yourTime({ time: times(start, 'plan') })}</small>}
    </span>
  )
}
