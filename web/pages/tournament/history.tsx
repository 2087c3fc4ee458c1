import * as say from '#words/tournamentPages.js'
import { useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { historyQueries } from '../../api/history.ts'
import { ChangeList } from '../../parts/history/change-list.tsx'
import { Comparison } from '../../parts/history/comparison.tsx'
import { Proof } from '../../parts/history/proof.tsx'
import { ShowOlder } from '../../parts/history/show-older.tsx'
import { useChoices } from '../../navigation/use-search-param.ts'
import layout from '../../styles/layout.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

/**
 * The public history: changes with author and reason, a comparison of any two versions, and proof that nothing was
 * altered later.
 */
export function HistoryPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const { data } = useSuspenseQuery(historyQueries.changes(id))
  const cache = useQueryClient()
  const missing = data.version < snapshot.version ? snapshot.version : undefined
  useEffect(() => {
    if (missing === undefined) return
    void cache.invalidateQueries({ queryKey: historyQueries.changes(id).queryKey, exact: true })
  }, [cache, id, missing])
  const [params, choose] = useChoices()
  const [from, to] = [versionOf(params.get('from')), versionOf(params.get('to'))]
  const set = (versions: number[]): void => {
    const [earlier, later] = versions.toSorted((a, b) => a - b)
    choose({ from: earlier?.toString(), to: later?.toString() })
  }
  const compared = useRef<HTMLElement>(null)
  const onChoose = (version: number): void => {
    const others = [from, to].filter((each) => each !== undefined && each !== version) as number[]
    const isTaken = [from, to].includes(version)
    set(isTaken ? others : [...others.slice(0, 1), version])
    // The comparison may be off screen.
    if (!isTaken && others.length > 0)
      requestAnimationFrame(() => compared.current?.scrollIntoView({ block: 'nearest' }))
  }
  const list = { id, chosen: [from, to], onChoose }
  return (
    <div className={layout.stack}>
      <Panel>
        <Proof id={id} version={data.version} />
      </Panel>
      <div className={layout.mainSide}>
        <Panel title={say.history()} count={say.newestFirst()}>
          {data.changes.length === 0 ? (
            <EmptyState sentence={say.nothingRecordedYet()}>{say.historyWillAppearHere()}</EmptyState>
          ) : (
            <ChangeList {...list} changes={data.changes} />
          )}
          {data.hasMore && <Older {...list} before={data.changes.at(-1)!.version} />}
        </Panel>
        <aside ref={compared} className={layout.stack} aria-label={say.compared()}>
          {from === undefined ? (
            <Panel title={say.twoMoments()}>
              <PanelBody>{say.howToCompare()}</PanelBody>
            </Panel>
          ) : (
            <Comparison id={id} now={snapshot} from={from} to={to} onClose={() => set([])} />
          )}
        </aside>
      </div>
    </div>
  )
}

const versionOf = (word: string | null): number | undefined =>
  word && /^\d{1,9}$/.test(word) ? Number(word) : undefined

type OlderProps = Pick<Parameters<typeof ChangeList>[0], 'id' | 'chosen' | 'onChoose'> & { before: number }

/** Earlier changes, loaded on demand. */
function Older({ before, ...list }: OlderProps) {
  const [isWanted, want] = useState(false)
  const { data, isFetching, isError, refetch } = useQuery({
    ...historyQueries.changes(list.id, before),
    enabled: isWanted,
  })
  if (!data) {
    return <ShowOlder isBusy={isFetching} hasFailed={isError} onShow={() => (isWanted ? void refetch() : want(true))} />
  }
  return (
    <>
      <ChangeList {...list} changes={data.changes} />
      {data.hasMore && <Older {...list} before={data.changes.at(-1)!.version} />}
    </>
  )
}
