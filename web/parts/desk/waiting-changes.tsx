import { Suspense } from 'react'
import { Retry } from '../../navigation/lazy-view.tsx'
import { WaitingList } from './desk-parts.ts'
import styles from './waiting-changes.module.css'
import type { WaitingListProps } from './waiting-list.tsx'

/**
 * Changes that wait for the network or were refused after it came back. Refused changes need a decision;
 * none is dropped silently.
 */
export function WaitingChanges(props: WaitingListProps) {
  const { told, outbox } = props
  return (
    <div aria-live="polite" className={styles.place}>
      {told.length > 0 && (
        <Suspense>
          <WaitingList {...props} />
        </Suspense>
      )}
      {told.some(({ change }) => !change.refusal) && <Retry onRetry={() => void outbox.flush()} />}
    </div>
  )
}
