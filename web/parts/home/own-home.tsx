import * as say from '#words/home.js'
import { T } from '../../ui/t.tsx'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { matchPath, tournamentPath } from '#core/addresses/paths.ts'
import { startOf } from '#core/rows/entry-slice.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'
import { versus } from '#core/text/versus.ts'
import { followedQuery } from '../../api/following.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './own-home.module.css'
import { ShortScore } from '../match/short-score.tsx'
import { Leaders } from './leaders.tsx'
import { SinceLine } from './since-line.tsx'
import { useNewResults } from './use-new-results.ts'

/**
 * Three lines for the reader: the game on now, the next game, the newest result. Own games come before starred ones.
 * The height is fixed.
 */
export function OwnHome() {
  const { data, dataUpdatedAt } = useQuery({ ...followedQuery(useStars()), throwOnError: false })
  const { results: fresh, since } = useNewResults(data, dataUpdatedAt)
  if (!data) return null
  const { own, starred, events } = data
  const on = unique([...own.now, ...starred.now])
  const live = events.filter(({ active, round }) => active && round > 0)
  const [event] = live
  const next = unique([...own.next, ...starred.next])
  const isOwn = (match: ProfileMatch) => [...own.now, ...own.next].some(({ id }) => id === match.id)
  return (
    <dl className={styles.list} aria-label={say.forYou()}>
      <Line
        isMine={on[0] !== undefined && isOwn(on[0])}
        title={on[0] || event ? <LiveBadge>{say.onNow()}</LiveBadge> : say.onNow()}
        more={on.length > 0 ? on.length - 1 : live.length - 1}
      >
        {on[0] && <Game match={on[0]} href={matchPath(on[0].id)} />}
        {!on[0] && event && (
          <>
            <Link className={styles.game} to={tournamentPath(event.address, 'dashboard')}>
              <bdi>{event.name}</bdi>
            </Link>
            <span className={styles.where}>
              {event.summary ? (
                <Leaders summary={event.summary} kind={event.competitors} />
              ) : (
                say.round({ round: event.round })
              )}
            </span>
          </>
        )}
        {!on[0] && !event && <span className={styles.none}>{say.nothingOn()}</span>}
      </Line>
      <Line title={next[0] && isOwn(next[0]) ? say.yourNextGame() : say.nextGame()} more={next.length - 1}>
        {next[0] ? (
          <Game match={next[0]} href={pairingPath(next[0])}>
            <When match={next[0]} />
          </Game>
        ) : (
          <span className={styles.none}>{say.noUpcomingGamesYet()}</span>
        )}
      </Line>
      <Line title={say.sinceYourLastVisit()} more={fresh.length - 1}>
        <SinceLine events={live} since={since}>
          {fresh[0] ? (
            <Game match={fresh[0]} href={matchPath(fresh[0].id)} scores={pointsOf(fresh[0])} />
          ) : (
            <span className={styles.none}>{say.noNewResults()}</span>
          )}
        </SinceLine>
      </Line>
    </dl>
  )
}

/** A line with its first game, and a link to the others on the following page. */
function Line({ title, more, isMine = false, children }: OwnLineProps) {
  return (
    <div className={isMine ? styles.mine : undefined}>
      <dt>{title}</dt>
      <dd>{children}</dd>
      <dd>
        {more > 0 && (
          <Link className={styles.more} to="/following">
            {say.moreResults({ count: more })}
          </Link>
        )}
      </dd>
    </div>
  )
}

interface OwnLineProps {
  title: ReactNode
  /** The number of further games. */
  more: number
  /** Whether the reader plays in the first game, or their team. */
  isMine?: boolean
  children: ReactNode
}

function Game({ match, href, scores = match.scores, children }: OwnGameProps) {
  const { w, b, won, tournament, round } = match
  return (
    <>
      <Link className={styles.game} to={href} title={versus(w, b)}>
        <ShortScore w={w} b={b} scores={scores} won={won} />
      </Link>
      <span className={styles.where} title={tournament.name}>
        {children}
        <T of={say.pairingAndRound({ event: <bdi>{tournament.name}</bdi>, round })} />
      </span>
    </>
  )
}

interface OwnGameProps {
  match: ProfileMatch
  href: string
  scores?: ProfileMatch['scores']
  children?: ReactNode
}

function When({ match }: { match: ProfileMatch }) {
  const at = startOf(match)
  if (at === null) return null
  return (
    <>
      <Time at={at} as="moment" />
      {' · '}
    </>
  )
}

const unique = (matches: ProfileMatch[]): ProfileMatch[] => [...new Map(matches.map((one) => [one.id, one])).values()]

const pairingPath = ({ id, tournament, round }: ProfileMatch): string =>
  `${tournamentPath(tournament.address, 'pairings', round)}#${id}`

/** The points, or the result where there are none. */
const pointsOf = ({ scores, matchW, matchB }: ProfileMatch): ProfileMatch['scores'] =>
  scores ?? [matchW ?? 0, matchB ?? 0]
