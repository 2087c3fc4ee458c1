import type { Outbox } from '../../offline/outbox.ts'
import type { WaitingChange } from '../../offline/queue.ts'
import { Retry } from '../../navigation/lazy-view.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CIRCLE_ALERT } from '../../ui/icons.ts'
import { WIFI_OFF } from '../desk/icons.ts'
import styles from '../desk/waiting-changes.module.css'

/** A helper's results that wait for the network, and those that were refused after it came back. */
export function HelperQueue({ queue, outbox }: HelperQueueProps) {
  const refused = queue.filter(({ refusal }) => refusal)
  const waiting = queue.filter(({ refusal }) => !refusal)
  return (
    <div aria-live="polite" className={styles.place}>
      {waiting.length > 0 && (
        <details className={styles.waiting}>
          <summary>
            <Icon of={WIFI_OFF} />
            <b>{waiting.length === 1 ? '1 result waits' : `${waiting.length} results wait`} for the network</b>
            <span>Saved on this device and sent as soon as it’s back.</span>
          </summary>
          <ol>
            {waiting.map(({ key, words, isUnwanted }) => (
              <li key={key}>
                <span dir="auto">{words}</span>
                {isUnwanted ? (
                  <small>to be undone</small>
                ) : (
                  <button type="button" onClick={() => void outbox.takeBack(key)}>
                    Undo
                  </button>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
      {refused.length > 0 && (
        <section className={styles.asked} aria-label="Results that were not saved">
          <h2>
            <Icon of={CIRCLE_ALERT} />
            {refused.length === 1 ? 'One result was not saved' : `${refused.length} results were not saved`}
          </h2>
          <ul>
            {refused.map(({ key, words, refusal }) => (
              <li key={key}>
                <p>
                  <b dir="auto">{words}</b> {refusal?.message}
                </p>
                <span className={styles.acts}>
                  <Button small onClick={() => void outbox.decide(key, 'again')}>
                    Try again
                  </Button>
                  <Button small look="quiet" onClick={() => void outbox.decide(key, 'drop')}>
                    Drop it
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && <Retry onRetry={() => void outbox.flush()} />}
    </div>
  )
}

interface HelperQueueProps {
  queue: readonly WaitingChange[]
  outbox: Pick<Outbox<never>, 'takeBack' | 'decide' | 'flush'>
}
