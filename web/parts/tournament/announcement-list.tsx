import { Suspense } from 'react'
import type { Announcement } from '../../api/answers.ts'
import { FoldedMarkdown } from '../../ui/folded-markdown.tsx'
import { Time } from '../../ui/time.tsx'
import { previewOf } from '../home/announcement-labels.ts'
import { NoAnnouncements } from './no-announcements.tsx'
import styles from './announcement-list.module.css'

const PREVIEW = 200

export function AnnouncementList({ announcements }: { announcements: Announcement[] }) {
  if (announcements.length === 0) return <NoAnnouncements />
  return (
    <ul className={styles.list}>
      {announcements
        .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.createdAt - a.createdAt)
        .map(({ title, announcement, createdAt }) => (
          <li key={createdAt} id={String(createdAt)}>
            <Time at={createdAt} as="stamp" />
            {title && <h3 dir="auto">{title}</h3>}
            <div className={styles.words}>
              {/* About as high as the rendered Markdown that replaces it. */}
              <Suspense fallback={<p dir="auto">{previewOf(announcement)}</p>}>
                <FoldedMarkdown text={announcement} letters={PREVIEW} />
              </Suspense>
            </div>
          </li>
        ))}
    </ul>
  )
}
