import * as say from '#words/shell.js'
import { Suspense, useId } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ago } from '#core/text/ago.ts'
import type { NotificationRow } from '../api/answers.ts'
import { markSeen, notificationQueries, shownContent } from '../api/notifications.ts'
import { replaceAnswer } from '../api/replace-answer.ts'
import { useNow } from '../hooks/use-now.ts'
import { Icon } from '../ui/icon.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Popover } from '../ui/popover.tsx'
import button from '../ui/button.module.css'
import styles from './bell.module.css'
import { useUnseenTitle } from './use-unseen-title.ts'

const BELL = [
  'M10.268 21a2 2 0 0 0 3.464 0',
  'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
].join('')

/** The user's notifications; the number of unseen ones is shown at the bell and in the window's title. */
export function Bell({ at, initialCount }: { at: string; initialCount: number }) {
  const id = useId()
  const { data } = useQuery(notificationQueries.all())
  const unseen = data ? data.filter(({ seen }) => !seen).length : initialCount
  useUnseenTitle(unseen)
  return (
    <>
      <button
        type="button"
        className={`${button.icon} ${styles.bell}`}
        popoverTarget={id}
        aria-label={unseen > 0 ? say.notificationsUnseen({ unseen }) : say.notifications()}
      >
        <Icon of={BELL} />
        {unseen > 0 && <span className={styles.count}>{unseen > 99 ? '99+' : unseen}</span>}
      </button>
      <Popover key={at} id={id}>
        <header className={styles.head}>
          <h2>{say.notifications()}</h2>
          {unseen > 0 && <span>{say.unseenCount({ unseen })}</span>}
        </header>
        {data && data.length > 0 ? (
          <ul className={styles.notes}>
            {data.map((one) => (
              <NotificationItem key={one.id} note={one} />
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{say.noNewNotifications()}</p>
        )}
      </Popover>
    </>
  )
}

function NotificationItem({ note }: { note: NotificationRow }) {
  const { id, link, seen, createdAt } = note
  const content = shownContent(note)
  const now = useNow()
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => markSeen(id),
    onSuccess: () =>
      replaceAnswer(cache, notificationQueries.all().queryKey, (all) =>
        all?.map((one) => (one.id === id ? { ...one, seen: true } : one)),
      ),
  })
  const markThisSeen = () => seen || isPending || mutate()
  const words = (
    <>
      <Suspense fallback={content}>
        <Markdown text={content} />
      </Suspense>
      <time dateTime={new Date(createdAt).toISOString()}>{ago(createdAt, Math.max(now, createdAt))}</time>
    </>
  )
  // The text may hold links of its own, so the item cannot be one link.
  return (
    <li className={seen ? undefined : styles.unseen}>
      {words}
      <span className={styles.acts}>
        {link?.startsWith('/') && (
          <Link to={link} onClick={markThisSeen}>
            {say.openNotification()}
          </Link>
        )}
        {!seen && (
          <button type="button" onClick={markThisSeen}>
            {say.markAsSeen()}
          </button>
        )}
      </span>
    </li>
  )
}
