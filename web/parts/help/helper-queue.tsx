import type { Outbox } from '../../offline/outbox.ts'
import type { WaitingChange } from '../../offline/queue.ts'
import { Retry } from '../../navigation/lazy-view.tsx'
import { Button } from '../../ui/button.tsx'
import styles from '../desk/waiting-changes.module.css'
import { RefusedResults, WaitingChanges } from '../waiting/queue-lists.tsx'

/** A helper's results that wait for the network, and those that were refused after it came back. */
export function HelperQueue({ queue, outbox }: HelperQueueProps) {
  const refused = queue.filter(({ refusal }) => refusal)
  const waiting = queue.filter(({ refusal }) => !refusal)
  const results = waiting.length === 1 ? '1 result waits' : `${waiting.length} results wait`
  return (
    <div aria-live="polite" className={styles.place}>
      <WaitingChanges
        title={`${results} for the network`}
        about="Saved on this device and sent as soon as it’s back."
        waiting={waiting}
        onUndo={(key) => void outbox.takeBack(key)}
      />
      <RefusedResults refused={refused}>
        {(key) => (
          <>
            <Button small onClick={() => void outbox.decide(key, 'again')}>
              Try again
            </Button>
            <Button small look="quiet" onClick={() => void outbox.decide(key, 'drop')}>
              Drop it
            </Button>
          </>
        )}
      </RefusedResults>
      {waiting.length > 0 && <Retry onRetry={() => void outbox.flush()} />}
    </div>
  )
}

interface HelperQueueProps {
  queue: readonly WaitingChange[]
  outbox: Pick<Outbox<never>, 'takeBack' | 'decide' | 'flush'>
}
