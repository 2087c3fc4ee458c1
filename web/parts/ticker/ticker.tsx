import { courseOf } from '#core/snapshot/course.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useNow } from '../../hooks/use-now.ts'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Break } from './break.tsx'
import { Hidden } from './hidden.tsx'
import { RoundMatches } from './round-matches.tsx'
import styles from './ticker.module.css'

import { Podium } from './podium.tsx'

export interface TickerProps {
  snapshot: Snapshot
  /** The event’s id or vanity address. */
  id: string
  /** The match that the page shows. */
  current?: string
}

/** The matches of the round that is on; between rounds the next one; after the last one the podium. */
export function Ticker({ snapshot, id, current }: TickerProps) {
  const now = useNow()
  const course = courseOf(snapshot, now)
  return (
    <div className={classes(layout.wrap, styles.ticker, course.stage === 'round' && styles.matches)}>
      {course.stage === 'round' ? (
        <RoundMatches snapshot={snapshot} id={id} course={course} current={current} />
      ) : course.stage === 'break' ? (
        <Break snapshot={snapshot} id={id} course={course} now={now} />
      ) : course.stage === 'hidden' ? (
        <Hidden id={id} />
      ) : (
        <Podium snapshot={snapshot} id={id} />
      )}
    </div>
  )
}
