import * as say from '#words/following.js'
import { T } from '../../ui/t.tsx'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { eventStar } from '#core/people/stars.ts'
import type { FollowedEvent } from '#core/rows/followed.ts'
import { phase } from '#core/tournament/phase.ts'
import { Leaders } from '../home/leaders.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StarButton } from '../../ui/star-button.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './following.module.css'

const ORDER = { live: 0, upcoming: 1, finished: 2 }

export function FollowedEvents({ events }: { events: FollowedEvent[] }) {
  if (events.length === 0) return null
  const shown = events.toSorted((a, b) => ORDER[phase(a)] - ORDER[phase(b)])
  return (
    <Panel title={say.events()} count={events.length}>
      <ul className={styles.lines}>
        {shown.map((event) => (
          <li key={event.id}>
            <span className={styles.name}>
              <Link to={tournamentPath(event.address, 'dashboard')} title={event.name}>
                <bdi>{event.name}</bdi>
              </Link>
              {event.summary && (
                <small>
                  <Leaders summary={event.summary} kind={event.competitors} />
                </small>
              )}
            </span>
            <span className={styles.state}>
              <State event={event} />
            </span>
            <StarButton small star={eventStar(event.id)} name={event.name} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function State({ event }: { event: FollowedEvent }) {
  const { round, totalRounds, nextAt } = event
  const next = nextAt !== null && (
    <span>
      <T of={say.roundAt({ round: round + 1, time: <Time at={nextAt} as="moment" /> })} />
    </span>
  )
  switch (phase(event)) {
    case 'live':
      return (
        <>
          {next}
          <LiveBadge>
            {totalRounds === null ? say.round({ round }) : say.roundOfTotal({ round, totalRounds })}
          </LiveBadge>
        </>
      )
    case 'upcoming':
      return next || say.upcoming()
    case 'finished':
      return say.finished()
  }
}
