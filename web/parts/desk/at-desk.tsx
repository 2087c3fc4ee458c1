import * as say from '#words/desk.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import { rangeText } from '#core/people/board-range.ts'
import { helperQueries } from '../../api/helpers.ts'
import { useMe } from '../../api/session.ts'
import { Panel } from '../../ui/panel.tsx'
import { Presence } from '../people/presence.tsx'
import type { TabProps } from './tab-props.ts'
import styles from './draw/not-playing.module.css'

/** Arbiters who have the desk open now, and helpers. */
export function AtDesk({ id, snapshot, facts }: TabProps) {
  const isTeam = snapshot.settings.competitors === 'team'
  const { data } = useQuery(helperQueries.arbiters(id))
  const me = useMe()
  if (!data) return null
  return (
    <Panel title={say.atTheDesk()} count={data.usernames.length}>
      <ul className={styles.who}>
        {data.usernames.map((username) => (
          <li key={username}>
            <span>
              <b>{username === me?.username ? say.you() : <Link to={profilePath('@', username)}>{username}</Link>}</b>
              <small>{say.director()}</small>
            </span>
            <Presence online />
          </li>
        ))}
        {facts.arbiters.map((arbiter) => (
          <li key={arbiter.username}>
            <span>
              <b>
                <Link to={profilePath('@', arbiter.username)}>{arbiter.username}</Link>
              </b>
              <small>{say.arbiterOf({ boards: rangeText(arbiter, isTeam) })}</small>
            </span>
          </li>
        ))}
        {facts.helpers.map((helper) => (
          <li key={helper.id}>
            <span>
              <b>{helper.name}</b>
              <small>{say.helperOf({ boards: rangeText(helper, isTeam) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
