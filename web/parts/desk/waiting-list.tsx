import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Outbox } from '../../offline/outbox.ts'
import { useOutboxState } from '../../offline/use-outbox.ts'
import type { TellableChange } from '../../offline/waiting-facts.ts'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CIRCLE_ALERT } from '../../ui/icons.ts'
import { WaitingQuestion } from './waiting-question.tsx'
import { WaitingChanges } from '../waiting/queue-lists.tsx'
import styles from './waiting-changes.module.css'

export function WaitingList({ known, told, outbox }: WaitingListProps) {
  const asked = told.filter(({ change }) => change.refusal)
  const waiting = told.filter(({ change }) => !change.refusal)
  const { isSignedOut } = useOutboxState(outbox)
  return (
    <>
      {waiting.length > 0 && isSignedOut && <SignInAgain changes={waiting.map(({ change }) => change)} />}
      <WaitingChanges
        title={isSignedOut ? 'Waiting on this device' : `${changes(waiting.length)} for the network`}
        about={isSignedOut ? 'Sent once you’re signed in.' : 'Saved on this device and sent as soon as it’s back.'}
        waiting={waiting.map(({ change: { key, isUnwanted }, words }) => ({ key, isUnwanted, words }))}
        onUndo={(key) => void outbox.takeBack(key)}
      />
      {asked.length > 0 && (
        <section className={styles.asked} aria-label="Changes that need a decision">
          <h2>
            <Icon of={CIRCLE_ALERT} />
            {asked.length === 1 ? 'One change needs a decision' : `${asked.length} changes need a decision`}
          </h2>
          <ul>
            {asked.map((one) => (
              <li key={one.change.key}>
                <WaitingQuestion known={known} asked={one} outbox={outbox} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export interface WaitingListProps {
  /** The tournament as the server has it, without the waiting changes. */
  known: Snapshot
  told: TellableChange[]
  outbox: Outbox<Snapshot>
}

const changes = (count: number): string => (count === 1 ? '1 change waits' : `${count} changes wait`)
