import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useMe } from '../api/session.ts'
import { useOpenedOutboxes } from '../offline/opened-outboxes.ts'
import { HELPERS } from '../offline/queue-names.ts'
import { listWaiting } from '../offline/store.ts'
import { WaitingQueue } from '../parts/waiting/waiting-queue.tsx'
import styles from './waiting-bar.module.css'

/** Desks and helpers' pages send their own queue, and show it. */
const OWN_QUEUE = /^\/(manage|help)\//

/**
 * Shows results that were entered while the network was away, on this page or on others, and sends them once it is back.
 */
export function WaitingBar() {
  const by = useMe()?.username
  const { pathname } = useLocation()
  const cache = useQueryClient()
  const opened = useOpenedOutboxes()
  useEffect(() => {
    // Without storage nothing waits.
    if (by !== undefined) openStored(by).catch(() => undefined)
  }, [by])
  if (by === undefined || OWN_QUEUE.test(pathname)) return null
  return (
    <div className={styles.place} aria-live="polite">
      {opened
        .filter((one) => one.by === by)
        .map(({ queue, outbox }) => (
          <WaitingQueue key={queue} queue={queue} outbox={outbox} onMade={() => void cache.invalidateQueries()} />
        ))}
    </div>
  )
}

/** Opens the queues that were stored before this page was loaded. */
async function openStored(by: string): Promise<void> {
  const own = (await listWaiting()).filter((change) => change.by === by && !change.tournament.startsWith(HELPERS))
  if (own.length === 0) return
  const { openQueues } = await import('../offline/page-outboxes.ts')
  openQueues(new Set(own.map(({ tournament }) => tournament)), by)
}
