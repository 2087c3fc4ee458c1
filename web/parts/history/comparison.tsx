import * as say from '#words/history.js'
import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { changedResults, movedPlaces } from '#core/changes/compare-moments.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { placeText } from '#core/tournament/place-label.ts'
import { arrow } from '#core/text/isolated.ts'
import { historyQueries } from '../../api/history.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { X } from '../../ui/icons.ts'
import { Panel, PanelBody, PanelFoot } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTimes } from '../../ui/time.tsx'
import { MovedPlaces } from './moved-places.tsx'
import styles from './comparison.module.css'

interface ComparisonProps {
  id: string
  now: Snapshot
  /** Versions; without `to` the comparison is with the current state. */
  from: number
  to: number | undefined
  onClose: () => void
}

export function Comparison({ id, now, from, to, onClose }: ComparisonProps) {
  const times = useTimes()
  const earlier = useQuery(historyQueries.moment(id, from))
  const then = useQuery({ ...historyQueries.moment(id, to ?? from), enabled: to !== undefined })
  const [before, after] = [earlier.data, to === undefined ? now : then.data]
  const close = (
    <IconButton small label={say.stopComparing()} onClick={onClose}>
      <Icon of={X} />
    </IconButton>
  )
  if (earlier.isError || then.isError) {
    return (
      <Panel title={say.twoMoments()} action={close}>
        <EmptyState sentence={say.noRecord()} />
      </Panel>
    )
  }
  if (!before || !after) return <Skeleton rows={8} height={36} />
  const start = times(before.updatedAt, 'moment')
  const title =
    to === undefined
      ? say.fromToNow({ from: start })
      : say.fromTo({ from: start, to: times(after.updatedAt, 'moment') })
  return (
    <Panel title={title} action={close}>
      <Differences before={before} after={after} />
      {before.round > 0 && (
        <PanelFoot>
          <Link to={`${tournamentPath(id, 'standings', before.round)}?at=${from}`}>{say.standingsThen()}</Link>
        </PanelFoot>
      )}
    </Panel>
  )
}

function Differences({ before, after }: { before: Snapshot; after: Snapshot }) {
  const moved = useMemo(() => movedPlaces(before, after), [before, after])
  const results = useMemo(() => changedResults(before, after), [before, after])
  const later = after.round - before.round
  return (
    <>
      {later > 0 && (
        <PanelBody>
          {later === 1
            ? say.roundPublished({ round: after.round })
            : say.roundsPublished({ first: before.round + 1, last: after.round })}
        </PanelBody>
      )}
      {moved.length > 0 && <MovedPlaces snapshot={after} moved={moved} caption={say.movedPlaces()} />}
      {results.length > 0 && (
        <ul className={styles.results}>
          {results.map(({ round, board, no, was, is }) => (
            <li key={`${round}-${no}`}>
              <span>{say.boardOfRound({ round, place: placeText(after, board) })}</span>
              <span>
                <s dir="ltr">{was}</s> {arrow()} <b dir="ltr">{is}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      {moved.length + results.length === 0 && later === 0 && <EmptyState sentence={say.allTheSame()} />}
    </>
  )
}
