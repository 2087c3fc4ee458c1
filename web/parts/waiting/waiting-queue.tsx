import { managePath } from '#core/addresses/paths.ts'
import type { OpenedOutbox } from '../../offline/opened-outboxes.ts'
import { isReports } from '../../offline/queue-names.ts'
import { useOutboxState, useSending } from '../../offline/use-outbox.ts'
import { Retry } from '../../navigation/lazy-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { notify } from '../../ui/notice.tsx'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { RefusedResults, WaitingChanges } from './queue-lists.tsx'

type QueueProps = Pick<OpenedOutbox, 'queue' | 'outbox'>

/** Results of one queue that wait for the network, and those that were refused after it came back. */
export function WaitingQueue({ queue, outbox, onMade }: QueueProps & { onMade: () => void }) {
  const state = useOutboxState(outbox)
  const { isSignedOut } = state
  useSending(outbox, (delivery) => {
    if (delivery.type !== 'made') return
    notify({ text: isReports(queue) ? 'Your report was sent.' : 'The results that waited are saved.' })
    onMade()
  })
  const waiting = state.queue.filter(({ refusal }) => !refusal)
  const refused = state.queue.filter(({ refusal }) => refusal)
  const noun = isReports(queue) ? 'report' : 'change'
  const changes = waiting.length === 1 ? `1 ${noun} waits` : `${waiting.length} ${noun}s wait`
  return (
    <>
      {waiting.length > 0 && isSignedOut && <SignInAgain changes={waiting} />}
      <WaitingChanges
        title={`${changes} ${isSignedOut ? 'for you to sign in' : 'for the network'}`}
        about={
          isSignedOut
            ? 'Saved on this device and sent once you’re signed in.'
            : 'Saved on this device and sent as soon as it’s back.'
        }
        waiting={waiting}
        onUndo={isReports(queue) ? undefined : (key) => void outbox.takeBack(key)}
      />
      <RefusedResults refused={refused}>
        {(key) => (
          <>
            {isReports(queue) ? (
              <Button small onClick={() => void outbox.decide(key, 'again')}>
                Try again
              </Button>
            ) : (
              // A director decides at the desk, which shows both results of a board.
              <ButtonLink small href={managePath(queue)}>
                Decide at the desk
              </ButtonLink>
            )}
            <Button small look="quiet" onClick={() => void outbox.decide(key, 'drop')}>
              Drop it
            </Button>
          </>
        )}
      </RefusedResults>
      {waiting.length > 0 && <Retry onRetry={() => void outbox.flush()} />}
    </>
  )
}
