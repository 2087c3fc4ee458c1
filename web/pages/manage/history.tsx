import { useState } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { deskQueries } from '../../api/desk.ts'
import { ChangeLog } from '../../parts/manage/just-done.tsx'
import type { TabProps } from '../../parts/manage/tab-props.ts'
import { Panel, PanelFoot } from '../../ui/panel.tsx'

/** As many as are told at once. */
const PAGE = 50

/** Everything that was done to the tournament, the newest first. */
export function HistoryTab({ id, actions }: TabProps) {
  const { data: newest } = useSuspenseQuery(deskQueries.history(id))
  const head = newest[0]?.hash.slice(0, 12)
  return (
    <Panel title="History" action={head && <span title="Check mark of the newest change">{head}</span>}>
      <ChangeLog changes={newest} actions={actions} />
      {newest.length === PAGE && <Older id={id} before={newest.at(-1)!.version} actions={actions} />}
    </Panel>
  )
}

/** The changes before one, once somebody wants to see them. */
function Older({ id, before, actions }: Pick<TabProps, 'id' | 'actions'> & { before: number }) {
  const [isWanted, want] = useState(false)
  const { data } = useQuery({ ...deskQueries.history(id, before), enabled: isWanted })
  if (!data) {
    return (
      <PanelFoot>
        <button type="button" disabled={isWanted} onClick={() => want(true)}>
          Show older changes
        </button>
      </PanelFoot>
    )
  }
  return (
    <>
      <ChangeLog changes={data} actions={actions} />
      {data.length === PAGE && <Older id={id} before={data.at(-1)!.version} actions={actions} />}
    </>
  )
}
