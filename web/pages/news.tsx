import * as say from '#words/pages.js'
import { Suspense } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { siteQueries } from '../api/site.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { optionalView } from '../navigation/lazy-view.tsx'
import { useMe } from '../api/session.ts'
import { Notice } from '../parts/home/notice.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import layout from '../styles/layout.module.css'
import styles from './news.module.css'

/** Loaded for admins of the site only. */
const NoticeDesk = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('../parts/site-notices/notice-desk.tsx')).NoticeDesk,
  { edge: false },
)

export function NewsPage() {
  useDocumentTitle(PAGES.news.title)
  const named = useHash()
  const isAdmin = (useMe()?.level ?? 0) >= 2
  const { data: announcements } = useSuspenseQuery(siteQueries.announcements())
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <h1 className={styles.title}>{say.news()}</h1>
      {isAdmin && (
        <Suspense>
          <NoticeDesk announcements={announcements} />
        </Suspense>
      )}
      <Panel aria-label={say.announcements()}>
        {announcements.length === 0 && (
          <EmptyState sentence={say.noAnnouncementsYet()}>{say.newsAppearsHere()}</EmptyState>
        )}
        {announcements.map((announcement) => (
          <Notice key={announcement.id} announcement={announcement} isTarget={announcement.id === named} />
        ))}
      </Panel>
    </div>
  )
}
