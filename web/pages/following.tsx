import { useQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { followedQuery } from '../api/following.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { useStars } from '../hooks/use-stars.ts'
import { FollowedEvents } from '../parts/following/followed-events.tsx'
import { FollowedNames } from '../parts/following/followed-names.tsx'
import { FollowPush } from '../parts/following/follow-push.tsx'
import { ForgetList } from '../parts/following/forget-list.tsx'
import { ListFeeds } from '../parts/following/list-feeds.tsx'
import { ListLink } from '../parts/following/list-link.tsx'
import { TakeList } from '../parts/following/take-list.tsx'
import { MatchCards } from '../parts/match/match-list.tsx'
import layout from '../styles/layout.module.css'
import { ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './events.module.css'

const ROWS = 8

/** What the reader's stars have on now, next and lately, and how to keep up elsewhere. */
export function FollowingPage() {
  useDocumentTitle(PAGES.following.title)
  const isAlive = useHydrated()
  return (
    <div className={classes(layout.wrap, layout.page, layout.stack)}>
      <h1 className={styles.title}>Following</h1>
      {isAlive ? <Following /> : <Skeleton rows={ROWS} head={false} />}
    </div>
  )
}

function Following() {
  const stars = useStars()
  return (
    <>
      <TakeList />
      {stars.size === 0 ? (
        <Panel>
          <EmptyState
            sentence="You don’t follow anything yet."
            button={
              <ButtonLink look="primary" href="/events">
                All events
              </ButtonLink>
            }
          >
            Press the star beside a player, a team or an event. You need no account for it.
          </EmptyState>
        </Panel>
      ) : (
        <div className={layout.mainSide}>
          <div className={layout.stack}>
            <Games />
          </div>
          <div className={layout.stack}>
            <FollowedNames />
            <FollowPush />
            <ListFeeds />
            <ListLink />
            <ForgetList />
          </div>
        </div>
      )}
    </>
  )
}

function Games() {
  const { data, error, refetch } = useQuery(followedQuery(useStars()))
  if (error && !data) {
    return (
      <Panel>
        <ErrorPanel what="Couldn’t load what you follow" why={error.message} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!data) return <Skeleton rows={ROWS} head={false} />
  const { events, starred } = data
  return (
    <>
      <FollowedEvents events={events} />
      <MatchCards title="On now" matches={starred.now} empty="No games are on right now." />
      <MatchCards title="Next games" matches={starred.next} empty="No upcoming games yet." />
      <MatchCards title="Last results" matches={starred.last} empty="No results yet." />
    </>
  )
}
