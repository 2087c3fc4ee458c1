import * as say from '#words/history.js'
import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { historyQueries } from '../../api/history.ts'
import { PastContext } from '../../hooks/use-directs.ts'
import { searchWith } from '../../navigation/use-search-param.ts'
import layout from '../../styles/layout.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CLOCK } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './moment.module.css'

export interface MomentProps {
  id: string
  /** The version. */
  at: number
  Page: ComponentType<{ snapshot: Snapshot; id: string; roundParam: string | undefined; no: undefined }>
  roundParam: string | undefined
}

/** A tournament page as of a past version, with a banner that says so. */
export function Moment({ id, at, Page, roundParam }: MomentProps) {
  const { data: past, isError } = useQuery(historyQueries.moment(id, at))
  const { pathname, search } = useLocation()
  const now = (
    <Link className={layout.link} to={pathname + searchWith(search, { at: undefined })}>
      {say.backToNow()}
    </Link>
  )
  if (isError) {
    return (
      <Panel>
        <EmptyState sentence={say.noRecord()} button={now} />
      </Panel>
    )
  }
  if (!past) return <Skeleton rows={12} />
  return (
    <PastContext value>
      <div className={styles.band} role="status">
        <Icon of={CLOCK} />
        <span>
          <T of={say.asItWas({ time: <Time at={past.updatedAt} as="full" /> })} />
        </span>
        <span className={styles.links}>
          <Link className={layout.link} to={`${tournamentPath(id, 'history')}#${at}`}>
            {say.history()}
          </Link>
          {now}
        </span>
      </div>
      <Page snapshot={past} id={id} roundParam={roundParam} no={undefined} />
    </PastContext>
  )
}
