import * as say from '#words/desk.js'
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
            {say.tryAgain()}
          </Button>
          <Button small look="quiet" onClick={decide('drop')}>
            {say.dropIt()}
          </Button>
        </span>
      </>
    )
  }
  return (
    <>
      <p>{say.twoResults({ pairing: pairingLabel(known, request) })}</p>
      <div className={choices.choices}>
        <button type="button" onClick={decide('again', there.outcome)}>
          <b>{resultFace(request.result)}</b>
          <span>{say.yours()}</span>
        </button>
        <button type="button" onClick={decide('drop')}>
          <b>{resultText(there)}</b>
          <span>{say.enteredBySomeoneElse()}</span>
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
