import * as say from '#words/ticker.js'
import * as sayHead from '#words/eventHead.js'
import { useState } from 'react'
import { tournamentPath } from '#core/addresses/paths.ts'
import { nameStar } from '#core/people/stars.ts'
import { isRightToLeft } from '#core/text/isolated.ts'
import { decidedFor } from '#core/snapshot/decided.ts'
import type { Course, CourseMatch } from '#core/snapshot/course.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { tickerOrder } from '#core/snapshot/ticker-order.ts'
import { useHasSession, useMe } from '../../api/session.ts'
import { useHorizontalScroll } from '../../hooks/use-horizontal-scroll.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { localPath } from '../../navigation/local-path.ts'
import { useServed } from '../../served.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '../../ui/icons.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { MatchCell } from './match-cell.tsx'
import { ToldDecisions } from './told-decisions.tsx'
import type { TickerProps } from './ticker.tsx'
import styles from './ticker.module.css'

/** Own and starred matches are shown in any number. */
const MOST_OTHERS = 14

interface RoundMatchesProps extends TickerProps {
  course: Extract<Course, { stage: 'round' }>
}

export function RoundMatches({ snapshot, id, course: { matches, round, over, hides }, current }: RoundMatchesProps) {
  const team = snapshot.settings.competitors === 'team'
  const isOwnEntry = useIsOwnEntry()
  const stars = useStars()
  const sides = ({ pairing }: CourseMatch) => [pairing.white, pairing.black]
  const isOwn = (match: CourseMatch) => sides(match).some((side) => isOwnEntry(competitorId(snapshot, side)))
  const isStarred = (match: CourseMatch) =>
    stars.size > 0 && sides(match).some((side) => stars.has(nameStar(competitorName(snapshot, side))))
  const ordered = tickerOrder(matches, isOwn, isStarred)
  const isFirst = (match: CourseMatch) => isOwn(match) || isStarred(match)
  const shown = ordered.slice(0, ordered.filter(isFirst).length + MOST_OTHERS)
  const { held, hold, release } = useHeldOrder()
  const cells = held ? inOrder(shown, held) : shown
  const more = matches.length - shown.length
  const { step, canScroll, scrollProps } = useHorizontalScroll()
  const waits = useWaitsForReader()
  const all = tournamentPath(id, 'boards', round)
  const decisions = ordered.flatMap((match) => {
    const { pairing } = match
    const decided = decidedFor(pairing, snapshot.settings)
    if (decided === undefined || !isFirst(match)) return []
    const name = distinctName(snapshot, decided === 0 ? pairing.white : pairing.black)
    return [{ id: pairing.id, text: say.haveWon({ name, isTeam: team }) }]
  })
  return (
    <nav className={styles.round} aria-label={team ? say.matchesOfRound({ round }) : say.boardsOfRound({ round })}>
      <a className={styles.head} href={localPath(all)}>
        <LiveBadge>{say.round({ round })}</LiveBadge>
        <small>{hides ? say.resultsHidden() : sayHead.finishedOf({ over, count: matches.length })}</small>
      </a>
      <div className={styles.view}>
        <div
          {...scrollProps}
          role="list"
          tabIndex={-1}
          onKeyDown={undefined}
          className={classes(styles.list, team ? styles.codes : styles.names, waits && styles.waits)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(shown)}
          onPointerLeave={release}
        >
          {cells.map((match) => (
            <MatchCell
              key={match.pairing.id}
              snapshot={snapshot}
              match={match}
              own={isOwn(match)}
              starred={isStarred(match)}
              current={match.pairing.id === current}
            />
          ))}
          {more > 0 && (
            <div role="listitem">
              <a className={styles.more} href={localPath(tournamentPath(id, 'pairings', round))}>
                {team ? say.moreMatches({ count: more }) : say.moreBoards({ count: more })}
              </a>
            </div>
          )}
        </div>
        <Step label={say.earlier()} way={-1} canScroll={canScroll} step={step} />
        <Step label={say.later()} way={1} canScroll={canScroll} step={step} />
      </div>
      <ToldDecisions decisions={decisions} />
    </nav>
  )
}

interface StepProps extends Pick<ReturnType<typeof useHorizontalScroll>, 'canScroll' | 'step'> {
  label: string
  /** −1: to the cells before. */
  way: -1 | 1
}

/** For a mouse: three cells at a time. Keys move the focus, and fingers the row. */
function Step({ label, way, canScroll, step }: StepProps) {
  const by = isRightToLeft() ? ((-1 * way) as -1 | 1) : way
  return (
    <button
      type="button"
      tabIndex={-1}
      hidden={by < 0 ? !canScroll.left : !canScroll.right}
      className={classes(styles.step, way < 0 ? styles.earlier : styles.later)}
      aria-label={label}
      title={label}
      onClick={() => [1, 2, 3].forEach(() => step(by))}
    >
      <Icon of={by < 0 ? CHEVRON_LEFT : CHEVRON_RIGHT} />
    </button>
  )
}

/** While the mouse is over the cells they keep their places. */
function useHeldOrder() {
  const [held, setHeld] = useState<string[]>()
  return {
    held,
    hold: (matches: readonly CourseMatch[]) => setHeld(matches.map(({ pairing }) => pairing.id)),
    release: () => setHeld(undefined),
  }
}

function inOrder(matches: readonly CourseMatch[], ids: readonly string[]): CourseMatch[] {
  const place = ({ pairing }: CourseMatch) => (ids.includes(pairing.id) ? ids.indexOf(pairing.id) : ids.length)
  return matches.toSorted((a, b) => place(a) - place(b))
}

/** Whether the reader’s own or starred matches are still to be found out: cells that are not shown yet do not jump. */
function useWaitsForReader(): boolean {
  const served = useServed()
  const me = useMe()
  const hasSession = useHasSession()
  return (hasSession && me === undefined) || (served?.hasStars ?? false)
}
