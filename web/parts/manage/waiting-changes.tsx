import { pairingLabel, findPairing } from '#core/changes/pairing.ts'
import { resultText } from '#core/changes/result-text.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { Retry } from '../../navigation/lazy-view.tsx'
import type { Outbox } from '../../offline/outbox.ts'
import type { TellableChange } from '../../offline/waiting-facts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CIRCLE_ALERT } from '../../ui/icons.ts'
import { resultFace } from '../director/result-label.ts'
import { WIFI_OFF } from './icons.ts'
import styles from './waiting-changes.module.css'

/** What waits for the network, and what could not be made when it was back: that is asked about, and nothing is dropped by itself. */
export function WaitingChanges({ known, told, outbox }: WaitingChangesProps) {
  const asked = told.filter(({ change }) => change.refusal)
  const waiting = told.filter(({ change }) => !change.refusal)
  return (
    <div aria-live="polite" className={styles.place}>
      {waiting.length > 0 && (
        <details className={styles.waiting}>
          <summary>
            <Icon of={WIFI_OFF} />
            <b>{changes(waiting.length)} for the network</b>
            <span>Saved on this device and sent as soon as it’s back.</span>
          </summary>
          <ol>
            {waiting.map(({ change, words }) => (
              <li key={change.key}>
                <span>{words}</span>
                {change.isUnwanted ? (
                  <small>to be undone</small>
                ) : (
                  <button type="button" onClick={() => void outbox.takeBack(change.key)}>
                    Undo
                  </button>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
      {asked.length > 0 && (
        <section className={styles.asked} aria-label="Changes that need a decision">
          <h2>
            <Icon of={CIRCLE_ALERT} />
            {asked.length === 1 ? 'One change needs a decision' : `${asked.length} changes need a decision`}
          </h2>
          <ul>
            {asked.map((one) => (
              <Question key={one.change.key} known={known} asked={one} outbox={outbox} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && <Retry onRetry={() => void outbox.flush()} />}
    </div>
  )
}

interface WaitingChangesProps {
  /** The tournament as the site knows it. */
  known: Snapshot
  told: TellableChange[]
  outbox: Outbox
}

const changes = (count: number): string => (count === 1 ? '1 change waits' : `${count} changes wait`)

/** Two results side by side, of which one is chosen; or why something else could not be made. */
function Question({ known, asked, outbox }: Omit<WaitingChangesProps, 'told'> & { asked: TellableChange }) {
  const { change, words } = asked
  const { request, key, refusal } = change
  const decide = (decision: 'again' | 'drop', seen?: string) => () => void outbox.decide(key, decision, seen)
  const there = request.type === 'enterResult' ? findPairing(known, request)?.state : undefined
  if (request.type !== 'enterResult' || !there || refusal?.code !== 'other-result') {
    return (
      <li>
        <p>
          <b>{words}</b> {refusal?.message}
        </p>
        <span className={styles.acts}>
          <Button small onClick={decide('again')}>
            Try again
          </Button>
          <Button small look="quiet" onClick={decide('drop')}>
            Drop it
          </Button>
        </span>
      </li>
    )
  }
  return (
    <li>
      <p>{pairingLabel(known, request)} has two results. Which one stands?</p>
      <div className={styles.clash}>
        <button type="button" onClick={decide('again', there.outcome)}>
          <b>{resultFace(request.result)}</b>
          <span>yours, entered without the network</span>
        </button>
        <button type="button" onClick={decide('drop')}>
          <b>{resultText(there)}</b>
          <span>entered by someone else in the meantime</span>
        </button>
      </div>
    </li>
  )
}
