import * as say from '#words/waiting.js'
import * as sayCommon from '#words/common.js'
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

const waitingText = (isReported: boolean, isSignedOut: boolean) => {
  if (isReported) return isSignedOut ? say.reportsWaitForSignIn : say.reportsWaitForNetwork
  return isSignedOut ? say.changesWaitForSignIn : say.changesWaitForNetwork
}

/** Results of one queue that wait for the network, and those that were refused after it came back. */
export function WaitingQueue({ queue, outbox, onMade }: QueueProps & { onMade: () => void }) {
  const state = useOutboxState(outbox)
  const { isSignedOut } = state
  useSending(outbox, (delivery) => {
    if (delivery.type !== 'made') return
    notify({ text: isReports(queue) ? say.yourReportWasSent() : say.waitedResultsSaved() })
    onMade()
  })
  const waiting = state.queue.filter(({ refusal }) => !refusal)
  const refused = state.queue.filter(({ refusal }) => refusal)
  return (
    <>
      {waiting.length > 0 && isSignedOut && <SignInAgain changes={waiting} />}
      <WaitingChanges
        title={waitingText(isReports(queue), isSignedOut)({ count: waiting.length })}
        about={isSignedOut ? say.sentOnceSignedIn() : say.sentOnceBack()}
        waiting={waiting}
        onUndo={isReports(queue) ? undefined : (key) => void outbox.takeBack(key)}
      />
      <RefusedResults refused={refused}>
        {(key) => (
          <>
            {isReports(queue) ? (
              <Button small onClick={() => void outbox.decide(key, 'again')}>
                {sayCommon.tryAgain()}
              </Button>
            ) : (
              // A director decides at the desk, which shows both results of a board.
              <ButtonLink small href={managePath(queue)}>
                {say.decideAtTheDesk()}
              </ButtonLink>
            )}
            <Button small look="quiet" onClick={() => void outbox.decide(key, 'drop')}>
              {say.dropResult()}
            </Button>
          </>
        )}
      </RefusedResults>
      {waiting.length > 0 && <Retry onRetry={() => void outbox.flush()} />}
    </>
  )
}
