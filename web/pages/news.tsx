import { useSuspenseQuery } from '@tanstack/react-query'
import { siteQueries } from '../api/site.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useTitle } from '../hooks/use-title.ts'
import { Notice } from '../parts/home/notice.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import layout from '../styles/layout.module.css'
import styles from './news.module.css'

/** All announcements in full, newest first. */
export function NewsPage() {
  useTitle('News')
  const named = useHash()
  const { data: announcements } = useSuspenseQuery(siteQueries.announcements())
  return (
    <div className={`${layout.wrap} ${layout.page} ${styles.news}`}>
      <h1>News</h1>
      {announcements.length === 0 ? (
        <Panel>
          <EmptyState sentence="There are no announcements at this time.">
            News of the site and of its tournaments stand here.
          </EmptyState>
        </Panel>
      ) : (
        announcements.map((announcement) => (
          <Notice key={announcement.id} announcement={announcement} named={announcement.id === named} />
        ))
      )}
    </div>
  )
}
