import * as say from '#words/pages.js'
import { Suspense } from 'react'
import { PAGES } from '#core/addresses/pages.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { lazyView } from '../navigation/lazy-view.tsx'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './events.module.css'

const Followed = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('../parts/following/followed.tsx')).Followed,
  { edge: false },
)

const WAITING = <Skeleton rows={8} head={false} />

/** Current, next and latest games of the reader's stars; with calendar, feed and pushes. */
export function FollowingPage() {
  useDocumentTitle(PAGES.following.title)
  const isAlive = useHydrated()
  return (
    <div className={classes(layout.wrap, layout.page, layout.stack)}>
      <h1 className={styles.title}>{say.following()}</h1>
      {isAlive ? (
        <Suspense fallback={WAITING}>
          <Followed />
        </Suspense>
      ) : (
        WAITING
      )}
    </div>
  )
}
