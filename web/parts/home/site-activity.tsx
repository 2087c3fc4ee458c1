import * as say from '#words/home.js'
import * as sayScores from '#words/scores.js'
import { T } from '../../ui/t.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { HOME_ROWS } from '#core/addresses/home-rows.ts'
import { formatCount } from '#core/text/count.ts'
import { siteQueries } from '../../api/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LiveBadge } from '../../ui/live-badge.tsx'
import styles from './site-activity.module.css'

/** Numbers of readers online and of live tournaments. The first arrives by socket; its space is reserved. */
export function SiteActivity({ live }: { live: number }) {
  const { data: online } = useQuery(siteQueries.online())
  return (
    <div className={styles.bar}>
      <span className={online ? undefined : styles.unknown}>
        <T of={say.onlineNow({ dot: <i className={styles.dot} />, count: <b>{formatCount(online || 1)}</b> })} />
      </span>
      <span className={styles.end}>
        <Link to="/contact#feedback">{say.feedback()}</Link>
        <ButtonLink look="primary" href="/manage/new">
          {sayScores.createTournament()}
        </ButtonLink>
      </span>
      {live > 0 && (
        <span>
          <LiveBadge>
            {live > HOME_ROWS ? say.manyEventsLive({ count: HOME_ROWS }) : say.eventsLive({ count: live })}
          </LiveBadge>
        </span>
      )}
    </div>
  )
}
