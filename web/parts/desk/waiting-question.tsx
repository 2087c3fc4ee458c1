import { pairingLabel, findPairing } from '#core/changes/pairing.ts'
import { resultText } from '#core/changes/result-text.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Outbox } from '../../offline/outbox.ts'
import { isCollision, type CollisionAnswer } from '../../offline/queue.ts'
import type { TellableChange } from '../../offline/waiting-facts.ts'
import { Button } from '../../ui/button.tsx'
import { resultFace } from './results/result-label.ts'
import choices from './results/result-choices.module.css'
import styles from './waiting-changes.module.css'

/** Offers a choice between two results of a board, or shows why another change was refused. */
export function WaitingQuestion({ known, asked, outbox }: WaitingQuestionProps) {
  const { change, words } = asked
  const { request, key, refusal } = change
  const decide = (decision: CollisionAnswer, seen?: string) => () => void outbox.decide(key, decision, seen)
  const there = request.type === 'enterResult' ? findPairing(known, request)?.state : undefined
  if (request.type !== 'enterResult' || !isCollision(change) || !there || there.outcome === NO_OUTCOME) {
    return (
      <>
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
      </>
    )
  }
  return (
    <>
      <p>{pairingLabel(known, request)} has two results. Which one stands?</p>
      <div className={choices.choices}>
        <button type="button" onClick={decide('again', there.outcome)}>
          <b>{resultFace(request.result)}</b>
          <span>yours</span>
        </button>
        <button type="button" onClick={decide('drop')}>
          <b>{resultText(there)}</b>
          <span>entered by someone else</span>
        </button>
      </div>
    </>
  )
}

export interface WaitingQuestionProps {
  /** The tournament as the server has it, without the waiting changes. */
  known: Snapshot
  asked: TellableChange
  outbox: Outbox<Snapshot>
}
