import * as say from '#words/desk.js'
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
        title={isSignedOut ? say.waitingOnThisDevice() : say.changesWait({ count: waiting.length })}
        about={isSignedOut ? say.sentOnceSignedIn() : say.savedHere()}
        waiting={waiting.map(({ change: { key, isUnwanted }, words }) => ({ key, isUnwanted, words }))}
        onUndo={(key) => void outbox.takeBack(key)}
      />
      {asked.length > 0 && (
        <section className={styles.asked} aria-label={say.needDecisionLabel()}>
          <h2>
            <Icon of={CIRCLE_ALERT} />
            {say.needDecision({ count: asked.length })}
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
