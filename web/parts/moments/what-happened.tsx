import * as say from '#words/moments.js'
import { useState } from 'react'
import type { Moment } from '#core/moments/moment.ts'
import { isRoundOver } from '#core/moments/summary.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Feed } from './feed.tsx'
import { HiddenMoments } from './hidden-moments.tsx'
import { RoundSummary } from './round-summary.tsx'
import { useIsMine } from './use-is-mine.ts'
import styles from './moments.module.css'
import { useRoundMoments } from './use-round-moments.ts'

interface WhatHappenedProps {
  snapshot: Snapshot
  /** As in the address. */
  id: string
  className?: string | undefined
}

/** The feed of a round; once the round is over, its summary comes first. */
export function WhatHappened({ snapshot, id, className }: WhatHappenedProps) {
  const { data, error } = useRoundMoments(id, snapshot.version)
  const isOfReader = useIsMine()
  const isMine = (moment: Moment) => isOfReader(snapshot.id, moment)
  const [whose, choose] = useState<'all' | 'mine'>('all')
  if (error && !data) throw error
  const title = say.whatHappened()
  if (!data)
    return (
      <Panel data-late="" id="moments" title={title} className={classes(styles.room, className)}>
        <Skeleton rows={4} height={62} head={false} />
      </Panel>
    )
  const { round, moments, hidden, isTeam } = data
  const count = say.round({ round })
  const isOver = isRoundOver(snapshot, round)
  const hasMine = moments.some(isMine)
  const shown = whose === 'mine' && hasMine ? moments.filter(isMine) : moments
  const isEmpty = moments.length === 0 && hidden.length === 0
  // Of a finished event the podium says who won.
  const hasSummary = isOver && (moments.length > 0 || snapshot.active)
  const summary = hasSummary && (
    <RoundSummary snapshot={snapshot} round={round} moments={moments} className={className} />
  )
  // A round that is over and had no moments needs no empty box.
  if (isOver && isEmpty) return summary || null
  return (
    <>
      {summary}
      <Panel
        data-late=""
        id="moments"
        title={title}
        count={count}
        className={classes(!isOver && styles.room, className)}
        action={
          hasMine && (
            <Segmented
              label={say.show()}
              value={whose}
              onChoose={choose}
              choices={[
                { value: 'all', label: say.all },
                { value: 'mine', label: say.mine },
              ]}
            />
          )
        }
      >
        {isEmpty ? (
          <EmptyState sentence={say.nothingYet()}>{say.nothingYetHint()}</EmptyState>
        ) : (
          <Feed
            key={`${round} ${whose}`}
            snapshot={snapshot}
            round={round}
            moments={shown}
            isTeam={isTeam}
            isMine={isMine}
            few={isOver}
          />
        )}
        {hidden.length > 0 && <HiddenMoments key={round} snapshot={snapshot} id={id} round={round} hidden={hidden} />}
      </Panel>
    </>
  )
}
