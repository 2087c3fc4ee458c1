import { useState } from 'react'
import { entryPosition } from '#core/changes/entries.ts'
import { withdrawalText } from '#core/changes/withdrawing.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { MAX_REASON } from '#core/limits/event.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { reasonNotice } from '../results/reason-notice.ts'
import type { DeskActions } from '../use-desk.ts'
import styles from '../results/correction.module.css'

export interface LeavingDialogProps {
  snapshot: Snapshot
  actions: DeskActions
  no: number
  kind: 'withdraw' | 'expel'
  onClose: () => void
}

export function LeavingDialog(props: LeavingDialogProps) {
  return props.kind === 'expel' ? <Expelling {...props} /> : <Withdrawing {...props} />
}

const nameOf = (snapshot: Snapshot, no: number): string => distinctName(snapshot, entryPosition(snapshot, no))

/** Several entries can be withdrawn together. */
function Withdrawing({ snapshot, actions, no, onClose }: LeavingDialogProps) {
  const [also, setAlso] = useState<number[]>([])
  const { players, round } = snapshot
  const from = round + 1
  const chosen = [no, ...also]
  const others = players.no.filter((one, at) => !players.withdrawn?.includes(at) && !chosen.includes(one))
  return (
    <Dialog title={chosen.length > 1 ? `Withdraw ${chosen.length} entries` : 'Withdraw'} onClose={onClose}>
      <div className={styles.form}>
        <ul className={styles.boards}>
          {chosen.map((one) => (
            <li key={one} data-plain>
              <b>
                <bdi>{nameOf(snapshot, one)}</bdi>
              </b>
              : {withdrawalText(snapshot, one, from)}
            </li>
          ))}
        </ul>
        <p>A game of round {round || 1} that is still open needs its result. Undo lets them play again.</p>
        {others.length > 0 && (
          <Select
            label="Someone else, too"
            value=""
            onChoose={(one) => one && setAlso([...also, Number(one)])}
            choices={[
              { value: '', label: 'Choose…' },
              ...others.map((one) => ({ value: String(one), label: `${one} ${nameOf(snapshot, one)}` })),
            ]}
          />
        )}
        <DialogFoot onClose={onClose}>
          <Button
            look="primary"
            disabled={actions.isBusy}
            onClick={() => {
              onClose()
              void actions.change({ type: 'withdraw', no, ...(also.length > 0 && { also }), from })
            }}
          >
            Withdraw from round {from} on
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

function Expelling({ snapshot, actions, no, onClose }: LeavingDialogProps) {
  const [reason, setReason] = useState('')
  const from = snapshot.round + 1
  return (
    <Dialog title={`Expel ${nameOf(snapshot, no)}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() === '') return
          onClose()
          void actions.change({ type: 'expel', no }, reason.trim())
        }}
      >
        <p className={styles.rule}>
          Isn’t paired from round {from} on and is out of the standings, shown below them as expelled. Opponents keep
          what they had.
        </p>
        <p>The report says who was expelled.</p>
        <Field
          label="Reason"
          hint={reasonNotice()}
          required
          maxLength={MAX_REASON}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogFoot onClose={onClose}>
          <Button look="danger" type="submit" disabled={actions.isBusy || reason.trim() === ''}>
            Expel
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
