import { useSuspenseQuery } from '@tanstack/react-query'
import { deskQueries } from '../../api/desk.ts'
import { ChangeLog } from '../../parts/manage/just-done.tsx'
import type { TabProps } from '../../parts/manage/tab-props.ts'
import layout from '../../styles/layout.module.css'
import { Panel } from '../../ui/panel.tsx'

/** Everything that was done to the tournament, the newest first. */
export function HistoryTab({ id, actions }: TabProps) {
  const { data } = useSuspenseQuery(deskQueries.history(id))
  const head = data[0]?.hash.slice(0, 12)
  return (
    <div className={layout.stack}>
      <Panel
        title="History"
        count={data.length}
        action={head && <span title="Check mark of the newest change">{head}</span>}
      >
        <ChangeLog changes={data} actions={actions} />
      </Panel>
    </div>
  )
}
