import * as say from '#words/deskPlayers.js'
import { T } from '../../../ui/t.tsx'
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
    <Dialog
      title={chosen.length > 1 ? say.withdrawEntries({ count: chosen.length }) : say.withdrawTitle()}
      onClose={onClose}
    >
      <div className={styles.form}>
        <ul className={styles.boards}>
          {chosen.map((one) => (
            <li key={one} data-plain>
              <T
                of={say.withdrawalLine({
                  name: (
                    <b>
                      <bdi>{nameOf(snapshot, one)}</bdi>
                    </b>
                  ),
                  text: withdrawalText(snapshot, one, from),
                })}
              />
            </li>
          ))}
        </ul>
        <p>{say.openGameNeedsResult({ round: round || 1 })}</p>
        {others.length > 0 && (
          <Select
            label={say.someoneElseToo()}
            value=""
            onChoose={(one) => one && setAlso([...also, Number(one)])}
            choices={[
              { value: '', label: say.choosePrompt() },
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
            {say.withdrawFromRoundOn({ round: from })}
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
    <Dialog title={say.expelTitle({ name: nameOf(snapshot, no) })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() === '') return
          onClose()
          void actions.change({ type: 'expel', no }, reason.trim())
        }}
      >
        <p className={styles.rule}>{say.isntPairedFromRoundOn({ round: from })}</p>
        <p>{say.reportNamesExpelled()}</p>
        <Field
          label={say.reason()}
          hint={reasonNotice()}
          required
          maxLength={MAX_REASON}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogFoot onClose={onClose}>
          <Button look="danger" type="submit" disabled={actions.isBusy || reason.trim() === ''}>
            {say.expelButton()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
