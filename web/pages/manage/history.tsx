import * as say from '#words/managePages.js'
import { useState } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { deskQueries } from '../../api/desk.ts'
import { Proof } from '../../parts/history/proof.tsx'
import { ChangeLog } from '../../parts/desk/just-done.tsx'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { ShowOlder } from '../../parts/history/show-older.tsx'
import layout from '../../styles/layout.module.css'
import { Panel } from '../../ui/panel.tsx'

/** Changes per answer of the server. */
const PAGE = 50

export function HistoryTab({ id, snapshot, actions }: TabProps) {
  const { data: newest } = useSuspenseQuery(deskQueries.history(id))
  return (
    <div className={layout.stack}>
      <Panel>
        <Proof id={id} version={snapshot.version} />
      </Panel>
      <Panel
        title={say.history()}
        action={
          <Link className={layout.link} to={tournamentPath(id, 'history')}>
            {say.asVisitorsSeeIt()}
          </Link>
        }
      >
        <ChangeLog changes={newest} actions={actions} />
        {newest.length === PAGE && <Older id={id} before={newest.at(-1)!.version} actions={actions} />}
      </Panel>
    </div>
  )
}

/** Earlier changes, loaded on demand. */
function Older({ id, before, actions }: Pick<TabProps, 'id' | 'actions'> & { before: number }) {
  const [isWanted, want] = useState(false)
  const { data, isFetching, isError, refetch } = useQuery({ ...deskQueries.history(id, before), enabled: isWanted })
  if (!data) {
    return <ShowOlder isBusy={isFetching} hasFailed={isError} onShow={() => (isWanted ? void refetch() : want(true))} />
  }
  return (
    <>
      <ChangeLog changes={data} actions={actions} />
      {data.length === PAGE && <Older id={id} before={data.at(-1)!.version} actions={actions} />}
    </>
  )
}
