import { managePath } from '#core/addresses/paths.ts'
import type { OpenedOutbox } from '../../offline/opened-outboxes.ts'
import { isReports } from '../../offline/queue-names.ts'
import type { WaitingChange } from '../../offline/queue.ts'
import { useOutboxState, useSending } from '../../offline/use-outbox.ts'
import { Retry } from '../../navigation/lazy-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CIRCLE_ALERT } from '../../ui/icons.ts'
import { notify } from '../../ui/notice.tsx'
import { WIFI_OFF } from '../desk/icons.ts'
import styles from '../desk/waiting-changes.module.css'
import { SignInAgain } from '../session/sign-in-again.tsx'

type QueueProps = Pick<OpenedOutbox, 'queue' | 'outbox'>

/** Results of one queue that wait for the network, and those that were refused after it came back. */
export function WaitingQueue({ queue, outbox, onMade }: QueueProps & { onMade: () => void }) {
  const state = useOutboxState(outbox)
  useSending(outbox, (delivery) => {
    if (delivery.type !== 'made') return
    notify({ text: isReports(queue) ? 'Your report was sent.' : 'The results that waited are saved.' })
    onMade()
  })
  const waiting = state.queue.filter(({ refusal }) => !refusal)
  const refused = state.queue.filter(({ refusal }) => refusal)
  return (
    <>
      {waiting.length > 0 && state.isSignedOut && <SignInAgain changes={waiting} />}
      {waiting.length > 0 && <Waiting {...{ queue, outbox, waiting, isSignedOut: state.isSignedOut }} />}
      {refused.length > 0 && <Refused {...{ queue, outbox, refused }} />}
      {waiting.length > 0 && <Retry onRetry={() => void outbox.flush()} />}
    </>
  )
}

function Waiting({ queue, outbox, waiting, isSignedOut }: QueueProps & WaitingProps) {
  const noun = isReports(queue) ? 'report' : 'change'
  return (
    <details className={styles.waiting}>
      <summary>
        <Icon of={WIFI_OFF} />
        <b>
          {waiting.length === 1 ? `1 ${noun} waits` : `${waiting.length} ${noun}s wait`}{' '}
          {isSignedOut ? 'for you to sign in' : 'for the network'}
        </b>
        <span>
          {isSignedOut
            ? 'Saved on this device and sent once you’re signed in.'
            : 'Saved on this device and sent as soon as it’s back.'}
        </span>
      </summary>
      <ol>
        {waiting.map(({ key, words, isUnwanted }) => (
          <li key={key}>
            <span dir="auto">{words ?? UNNAMED}</span>
            {isUnwanted ? (
              <small>to be undone</small>
            ) : (
              !isReports(queue) && (
                <button type="button" onClick={() => void outbox.takeBack(key)}>
                  Undo
                </button>
              )
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

interface WaitingProps {
  waiting: readonly WaitingChange[]
  isSignedOut: boolean
}

/** Changes that were stored by an earlier version of the site have no words. */
const UNNAMED = 'A change at the desk'

/** A director decides at the desk, which shows both results of a board. */
function Refused({ queue, outbox, refused }: QueueProps & { refused: readonly WaitingChange[] }) {
  return (
    <section className={styles.asked} aria-label="Results that were not saved">
      <h2>
        <Icon of={CIRCLE_ALERT} />
        {refused.length === 1 ? 'One result was not saved' : `${refused.length} results were not saved`}
      </h2>
      <ul>
        {refused.map(({ key, words, refusal }) => (
          <li key={key}>
            <p>
              <b dir="auto">{words ?? UNNAMED}</b> {refusal?.message}
            </p>
            <span className={styles.acts}>
              {isReports(queue) ? (
                <Button small onClick={() => void outbox.decide(key, 'again')}>
                  Try again
                </Button>
              ) : (
                <ButtonLink small href={managePath(queue)}>
                  Decide at the desk
                </ButtonLink>
              )}
              <Button small look="quiet" onClick={() => void outbox.decide(key, 'drop')}>
                Drop it
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
