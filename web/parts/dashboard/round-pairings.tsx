import * as say from '#words/dashboard.js'
import * as sayPairings from '#words/pairings.js'
import * as sayPage from '#words/tournamentPages.js'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { nameStar } from '#core/people/stars.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { competitorId, type Pairing } from '#core/snapshot/pairing.ts'
import { courseMatches, type CourseMatch } from '#core/snapshot/course.ts'
import { tickerOrder } from '#core/snapshot/ticker-order.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { useEntryState } from '../../navigation/entry-state.ts'
import layout from '../../styles/layout.module.css'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { RoundPairing } from './round-pairing.tsx'
import styles from './round-pairings.module.css'

/** Rows of each part until it is expanded. */
const COLLAPSED_ROWS = 10

interface RoundPairingsProps {
  snapshot: Snapshot
  /** As in the address. */
  id: string
  now: number
  className?: string | undefined
}

/**
 * The pairings of the current round with their scores: those that the director marked, then those that have begun; below
 * them those to come. Own and starred ones are first.
 */
export function RoundPairings({ snapshot, id, now, className }: RoundPairingsProps) {
  const { round, settings } = snapshot
  const isOwnEntry = useIsOwnEntry()
  const stars = useStars()
  const some = (pairing: Pairing, test: (position: number) => boolean) =>
    [pairing.white, pairing.black].some((position) => position >= 0 && test(position))
  const isOwn = ({ pairing }: CourseMatch) => some(pairing, (position) => isOwnEntry(competitorId(snapshot, position)))
  const isStarred = ({ pairing }: CourseMatch) =>
    stars.size > 0 && some(pairing, (position) => stars.has(nameStar(distinctName(snapshot, position))))
  const matches = tickerOrder(courseMatches(snapshot, now), isOwn, isStarred)
  const isMarked = ({ pairing }: CourseMatch) => pairing.facts.isFeatured === true
  const begun = matches.filter((match) => match.play !== 'next' && !isMarked(match))
  const featured = [...matches.filter(isMarked), ...begun]
  const upcoming = matches.filter((match) => match.play === 'next' && !featured.includes(match))
  const live = matches.filter(({ play }) => play === 'running').length
  const isTeam = settings.competitors === 'team'
  const common = { snapshot, isOwn }
  return (
    <Panel
      title={sayPage.roundNumber({ round })}
      count={
        live > 0 ? (
          <LiveBadge>{isTeam ? say.matchesLive({ count: live }) : say.gamesLive({ count: live })}</LiveBadge>
        ) : undefined
      }
      action={
        <Link className={layout.link} to={tournamentPath(id, 'pairings', round)}>
          {sayPage.allPairings()}
        </Link>
      }
      className={className}
    >
      {featured.length > 0 && <Rows {...common} matches={featured} title={sayPage.featuredPairings()} />}
      {upcoming.length > 0 && (
        <>
          <h3 className={styles.label}>{sayPage.upcomingPairings()}</h3>
          <Rows {...common} matches={upcoming} title={sayPage.upcomingPairings()} />
        </>
      )}
      {live > 0 && (
        <PanelFoot>
          <Link to={tournamentPath(id, 'boards', round)}>{say.liveBoards()}</Link>
        </PanelFoot>
      )}
    </Panel>
  )
}

interface PairingRowsProps {
  snapshot: Snapshot
  matches: CourseMatch[]
  title: string
  isOwn: (match: CourseMatch) => boolean
}

function Rows({ snapshot, matches, title, isOwn }: PairingRowsProps) {
  const [all, setAll] = useEntryState(`all ${title}`, false)
  return (
    <>
      <ol className={styles.rows} aria-label={title}>
        {(all ? matches : matches.slice(0, COLLAPSED_ROWS)).map((match) => (
          <RoundPairing key={match.pairing.id} snapshot={snapshot} match={match} own={isOwn(match)} />
        ))}
      </ol>
      {matches.length >= COLLAPSED_ROWS && (
        <PanelFoot>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? sayPairings.showFew({ count: COLLAPSED_ROWS }) : sayPairings.showAll({ count: matches.length })}
          </button>
        </PanelFoot>
      )}
    </>
  )
}
