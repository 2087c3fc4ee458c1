import * as say from '#words/match.js'
import { useNavigate, useLocation } from 'react-router-dom'
import type { ProfileMatch } from '#core/rows/profile.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useNow } from '../../hooks/use-now.ts'
import { useEntryState } from '../../navigation/entry-state.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { splitByTime } from './result-labels.ts'
import { MatchCard } from './match-card.tsx'
import styles from './match-list.module.css'

/** Past matches shown at first, and added by each "Show more". */
const PAGE_SIZE = 20
const MINUTE = 60_000

/** Live, upcoming and past matches. The match named in the hash is open. `calendar`: URL of the list as a calendar file. */
export function MatchList({ matches, calendar }: { matches: ProfileMatch[]; calendar?: string }) {
  const { live, upcoming, past } = splitByTime(matches)
  return (
    <>
      {live.length > 0 && <MatchCards title={say.liveMatches()} matches={live} empty="" />}
      <MatchCards
        title={say.upcomingMatches()}
        matches={upcoming}
        empty={say.noUpcomingMatches()}
        calendar={calendar}
      />
      <MatchCards title={say.pastMatches()} matches={past} empty={say.noPastMatchesYet()} />
    </>
  )
}

export function MatchCards({ title, matches, empty, calendar }: MatchCardsProps) {
  const now = useNow(MINUTE)
  const hash = useHash()
  const [shown, setShown] = useEntryState(`shown of ${title}`, PAGE_SIZE)
  const navigate = useNavigate()
  const { state } = useLocation()
  const named = matches.findIndex(({ id }) => id === hash)
  const count = Math.max(shown, named + 1)
  return (
    <Panel
      aria-label={title}
      title={<span className={layout.caps}>{title}</span>}
      count={matches.length}
      action={
        calendar && (
          <a className={layout.link} href={calendar} download title={say.subscribeCalendar()}>
            {say.calendar()}
          </a>
        )
      }
    >
      {matches.length === 0 && <p className={styles.none}>{empty}</p>}
      <div className={styles.list}>
        {matches.slice(0, count).map((match) => (
          <MatchCard
            key={match.id}
            match={match}
            open={match.id === hash && match.isFinished && match.link !== null}
            now={now}
            // The id of an opened match goes into the address.
            onToggle={(id) =>
              void navigate({ search: location.search, hash: id === hash ? '' : id }, { replace: true, state })
            }
          />
        ))}
      </div>
      {matches.length > count && (
        <p className={styles.more}>
          <Button onClick={() => setShown(count + PAGE_SIZE)}>
            {say.showMore({ count: Math.min(PAGE_SIZE, matches.length - count) })}
          </Button>
        </p>
      )}
    </Panel>
  )
}

interface MatchCardsProps {
  title: string
  matches: ProfileMatch[]
  empty: string
  calendar?: string | undefined
}
