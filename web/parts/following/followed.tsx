import * as say from '#words/following.js'
import { useQuery } from '@tanstack/react-query'
import { followedQuery } from '../../api/following.ts'
import { useStars } from '../../hooks/use-stars.ts'
import layout from '../../styles/layout.module.css'
import { readLocalStorage } from '../../hooks/use-local-storage.ts'
import { CHOICES_KEY } from '../../offline/offline-choices.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MatchCards } from '../match/match-list.tsx'
import { KeptEvents } from '../offline/kept-events.tsx'
import { FollowedEvents } from './followed-events.tsx'
import { FollowedFestivals } from './followed-festivals.tsx'
import { FollowedNames } from './followed-names.tsx'
import { FollowPush } from './follow-push.tsx'
import { ForgetList } from './forget-list.tsx'
import { ListFeeds } from './list-feeds.tsx'
import { ListLink } from './list-link.tsx'
import { TakeList } from './take-list.tsx'

/** Rows of the skeleton, about as many as the page shows at first. */
const ROWS = 8

export function Followed() {
  const stars = useStars()
  const { data, failureCount } = useQuery(followedQuery(stars))
  // Without a network the kept events are all that there is to read.
  const isLost = !data && failureCount > 0
  return (
    <>
      <TakeList />
      {stars.size === 0 && isKeeping() && <KeptEvents />}
      {stars.size === 0 ? (
        <Panel>
          <EmptyState
            sentence={say.followingNothing()}
            button={
              <ButtonLink look="primary" href="/events">
                {say.allEvents()}
              </ButtonLink>
            }
          >
            {say.pressTheStar()}
          </EmptyState>
        </Panel>
      ) : (
        <div className={layout.mainSide}>
          <div className={layout.stack}>
            {isLost && <KeptEvents />}
            <Games />
          </div>
          <div className={layout.stack}>
            <FollowedNames />
            {!isLost && <KeptEvents />}
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

/** Events can be kept without a star. */
const isKeeping = (): boolean => readLocalStorage(CHOICES_KEY) !== null

function Games() {
  const { data, error, refetch } = useQuery(followedQuery(useStars()))
  if (error && !data) {
    return (
      <Panel>
        <ErrorPanel what={say.couldntLoad()} why={error.message} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!data) return <Skeleton rows={ROWS} head={false} />
  const { events, festivals, starred } = data
  return (
    <>
      <FollowedFestivals festivals={festivals} />
      <FollowedEvents events={events} />
      <MatchCards title={say.onNow()} matches={starred.now} empty={say.noGamesOn()} />
      <MatchCards title={say.nextGames()} matches={starred.next} empty={say.noUpcomingGamesYet()} />
      <MatchCards title={say.lastResults()} matches={starred.last} empty={say.noResultsYet()} />
    </>
  )
}
