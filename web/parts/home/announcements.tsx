import * as say from '#words/home.js'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { SiteAnnouncement } from '../../api/answers.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import layout from '../../styles/layout.module.css'
import { heading, sourceLabel, previewOf } from './announcement-labels.ts'
import styles from './announcements.module.css'

export function Announcements({ announcements }: { announcements: SiteAnnouncement[] }) {
  return (
    <Panel
      title={say.announcements()}
      action={
        announcements.length > 0 && (
          <Link className={layout.link} to="/news">
            {say.allNews()}
          </Link>
        )
      }
    >
      {announcements.length === 0 ? (
        <EmptyState sentence={say.noAnnouncementsYet()}>{say.newsAppearsHere()}</EmptyState>
      ) : (
        <ul className={styles.feed}>
          {announcements.map((announcement) => (
            <li key={announcement.id}>
              <Link to={leadTo(announcement)}>
                <span className={styles.top}>
                  <span className={layout.cut} dir="auto">
                    {sourceLabel(announcement)}
                  </span>
                  <Time at={announcement.createdAt} as="stamp" />
                </span>
                {heading(announcement) && <h3 dir="auto">{heading(announcement)}</h3>}
                <p dir="auto">{previewOf(announcement.content)}</p>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** A tournament's notice is on its announcements page, a notice of the site among the news. */
const leadTo = ({ id, tournamentId, createdAt }: SiteAnnouncement): string =>
  tournamentId ? `${tournamentPath(tournamentId, 'announcements')}#${createdAt}` : `/news#${id}`
