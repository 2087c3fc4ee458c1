import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { HOME_ROWS } from '#core/addresses/home-rows.ts'
import { formatCount } from '#core/text/count.ts'
import { siteQueries } from '../../api/site.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import styles from './site-activity.module.css'

/** Numbers of readers online and of live tournaments. The first arrives by socket; its space is reserved. */
export function SiteActivity({ live }: { live: number }) {
  const { data: online } = useQuery(siteQueries.online())
  return (
    <div className={styles.bar}>
      {online !== undefined && online > 0 && (
        <span>
          <i className={styles.dot} />
          <b>{formatCount(online)}</b> online
        </span>
      )}
      <Link className={styles.end} to="/contact#feedback">
        Feedback
      </Link>
      {live > 0 && (
        <span>
          <LiveBadge>
            {live === 1 ? '1 event live' : `${live > HOME_ROWS ? `${HOME_ROWS}+` : live} events live`}
          </LiveBadge>
        </span>
      )}
    </div>
  )
}
