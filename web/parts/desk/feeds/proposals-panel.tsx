import * as say from '#words/deskFeeds.js'
import { useState } from 'react'
import { takeBoardResults, type ProposalAnswer } from '../../../api/boards.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CHECK, TRIANGLE_ALERT } from '../../../ui/icons.ts'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { resultSign, type FeedProps } from './board-state.ts'
import { useBoardAct } from './use-board-act.ts'
import styles from './feeds.module.css'

/** Results that boards report: those that nobody contradicts are accepted in one press, the others singly. */
export function ProposalsPanel(props: FeedProps) {
  const { id, boards } = props
  const { proposals } = boards
  const agreeing = proposals.filter(({ isAgreeing }) => isAgreeing)
  const act = useBoardAct(props)
  const take = (some: ProposalAnswer[], reason?: string) =>
    act.run(() =>
      takeBoardResults(id, {
        results: some.map(({ no, outcome }) => ({ no, outcome })),
        ...(reason && { reason }),
      }),
    )
  return (
    <Panel
      title={say.proposedResults()}
      count={proposals.length}
      action={
        agreeing.length > 0 && (
          <Button small look="primary" disabled={act.isPending} onClick={() => take(agreeing)}>
            {say.takeAgreeing({ count: agreeing.length })}
          </Button>
        )
      }
    >
      {act.error && <MessageBar kind="bad">{act.error.message}</MessageBar>}
      {proposals.length === 0 ? (
        <p className={styles.none}>{say.noProposals()}</p>
      ) : (
        <ul className={styles.list}>
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.no}
              proposal={proposal}
              isBusy={act.isPending}
              onTake={(reason) => take([proposal], reason)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface ProposalRowProps {
  proposal: ProposalAnswer
  isBusy: boolean
  onTake: (reason?: string) => void
}

function ProposalRow({ proposal, isBusy, onTake }: ProposalRowProps) {
  const { label, outcome, isAgreeing, confirmed } = proposal
  const [isAsking, ask] = useState(false)
  const [reason, write] = useState('')
  const sign = resultSign(outcome)
  return (
    <li className={isAgreeing ? styles.well : styles.doubtful}>
      <Icon of={isAgreeing ? CHECK : TRIANGLE_ALERT} />
      <div>
        <b>
          <bdi>{label}</bdi>, <span dir="ltr">{sign}</span>
        </b>
        <p>{proposalWords(proposal)}</p>
        {isAsking && (
          <form
            className={styles.reason}
            onSubmit={(event) => {
              event.preventDefault()
              onTake(reason)
            }}
          >
            <Field label={say.reasonForCorrection()} value={reason} onChange={({ target }) => write(target.value)} />
            <Button type="submit" small disabled={isBusy || reason.trim() === ''}>
              {say.correctTo({ result: sign })}
            </Button>
          </form>
        )}
      </div>
      {!isAsking && (
        <Button small disabled={isBusy} onClick={() => (confirmed === null ? onTake() : ask(true))}>
          {say.takeResult({ result: sign })}
        </Button>
      )}
    </li>
  )
}

/** Who says so, and who says something else. */
function proposalWords({ by, agrees, differs, isUnplayed, confirmed }: ProposalAnswer): string {
  if (confirmed !== null) return say.confirmedOtherwise({ result: resultSign(confirmed) })
  if (differs.length > 0) return say.playersDiffer({ sides: differs.join('') })
  if (by === 'kings') return say.onlyTheKings()
  if (isUnplayed) return say.hardlyPlayed()
  if (agrees.length === 2) return say.boardsAndBoth()
  return agrees.length === 1 ? say.boardsAndOne({ sides: agrees[0]! }) : say.boardsAlone()
}
