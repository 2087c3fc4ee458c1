import { useDeferredValue } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useSearchText } from '../../navigation/use-search-param.ts'
import { StartingTable } from '../../parts/standings/starting-table.tsx'
import { Downloads } from '../../parts/tournament/downloads.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import styles from './toolbar.module.css'

/** Who will play, in the place of the standings until the first round is drawn. */
export function StartingListPage({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const isOwn = useIsOwnEntry()
  const [sought, seek] = useSearchText()
  const later = useDeferredValue(sought)
  const count = snapshot.players.no.length
  const noun = snapshot.settings.competitors === 'team' ? 'team' : 'player'
  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.end}>
          <div className={styles.search}>
            <SearchBox label={`Find a ${noun}`} value={sought} onSearch={seek} />
          </div>
          {count > 0 && <Downloads id={id} table="standings" round={0} />}
        </div>
      </div>
      <Panel title="Starting list" count={count || undefined}>
        {count === 0 ? (
          <EmptyState sentence="No players entered yet." />
        ) : (
          <StartingTable snapshot={snapshot} sought={later} isOwn={isOwn} />
        )}
      </Panel>
    </>
  )
}
