import * as say from '#words/help.js'
import * as sayCommon from '#words/common.js'
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
  return (
    <div aria-live="polite" className={styles.place}>
      <WaitingChanges
        title={say.resultsWaitForNetwork({ count: waiting.length })}
        about={say.sentOnceBack()}
        waiting={waiting}
        onUndo={(key) => void outbox.takeBack(key)}
      />
      <RefusedResults refused={refused}>
        {(key) => (
          <>
            <Button small onClick={() => void outbox.decide(key, 'again')}>
              {sayCommon.tryAgain()}
            </Button>
            <Button small look="quiet" onClick={() => void outbox.decide(key, 'drop')}>
              {say.dropResult()}
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
