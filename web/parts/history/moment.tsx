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
      Back to now
    </Link>
  )
  if (isError) {
    return (
      <Panel>
        <EmptyState sentence="There is no record of that moment." button={now} />
      </Panel>
    )
  }
  if (!past) return <Skeleton rows={12} />
  return (
    <PastContext value>
      <div className={styles.band} role="status">
        <Icon of={CLOCK} />
        <span>
          As it was on <Time at={past.updatedAt} as="full" />. What was changed since is left out.
        </span>
        <span className={styles.links}>
          <Link className={layout.link} to={`${tournamentPath(id, 'history')}#${at}`}>
            History
          </Link>
          {now}
        </span>
      </div>
      <Page snapshot={past} id={id} roundParam={roundParam} no={undefined} />
    </PastContext>
  )
}
