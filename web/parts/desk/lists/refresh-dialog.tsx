import * as say from '#words/ratingsDesk.js'
import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { refreshedEntries } from '#core/changes/refreshed-entries.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { joinAnd } from '#core/text/join-and.ts'
import type { DeskEntry } from '../../../api/desk.ts'
import { ratingQueries } from '../../../api/ratings.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TabProps } from '../tab-props.ts'
import { listText } from './list-text.ts'
import { RefreshTable } from './refresh-table.tsx'
import styles from './lists.module.css'

/** Names of entries that no list has: more than these would fill the dialog. */
const MOST_NAMED = 8

/** What taking the data of the lists would change, to be confirmed. */
export function RefreshDialog({ snapshot, id, actions, details, onClose }: RefreshProps) {
  const { data, error } = useQuery({ ...ratingQueries.listed(id), staleTime: 0 })
  const changes = useMemo(() => refreshedEntries(snapshot, details, data?.entries ?? []), [snapshot, details, data])
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const taken = changes.filter(({ entry }) => !left.has(entry.no))
  const { players } = snapshot
  const withId = details.filter(({ fideId, no }) => fideId && players.no.includes(no))
  const listed = new Set(data?.entries.map(({ no }) => no))
  const missing = withId.filter(({ no }) => !listed.has(no))
  const named = missing.slice(0, MOST_NAMED).map(({ no }) => competitorName(snapshot, players.no.indexOf(no)))
  const without = players.no.length - withId.length
  const isWithoutLists = data?.lists.length === 0
  const take = async (): Promise<void> => {
    const on = data?.lists[0]?.on
    if (on === undefined) return
    if (!(await actions.change({ type: 'refreshRatings', on, entries: taken.map(({ entry }) => entry) }))) onClose()
  }
  return (
    <Dialog title={say.refreshTitle()} onClose={onClose}>
      <div className={styles.refresh}>
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        {!data && !error && <Skeleton rows={4} />}
        {isWithoutLists && <p>{say.noLists()}</p>}
        {data && !isWithoutLists && (
          <>
            <p className={styles.ids}>{data.lists.map(listText).join(' · ')}</p>
            <p>{changes.length === 0 ? say.nothingChanges() : say.refreshIntro({ count: changes.length })}</p>
            <RefreshTable snapshot={snapshot} changes={changes} left={left} onLeave={setLeft} />
            {missing.length > 0 && (
              <p className={styles.ids}>
                {say.inNoList({
                  count: missing.length,
                  names: joinAnd(
                    missing.length > MOST_NAMED
                      ? [...named, say.andMore({ count: missing.length - MOST_NAMED })]
                      : named,
                  ),
                })}
              </p>
            )}
            {without > 0 && <p className={styles.ids}>{say.withoutId({ count: without })}</p>}
          </>
        )}
        {changes.length > 0 && (
          <DialogFoot onClose={onClose}>
            <Button look="primary" disabled={actions.isBusy || taken.length === 0} onClick={() => void take()}>
              {say.takeChanges({ count: taken.length })}
            </Button>
          </DialogFoot>
        )}
      </div>
    </Dialog>
  )
}

interface RefreshProps extends Pick<TabProps, 'snapshot' | 'id' | 'actions'> {
  details: readonly DeskEntry[]
  onClose: () => void
}
