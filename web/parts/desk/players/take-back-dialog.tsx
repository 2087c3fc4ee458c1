import * as say from '#words/deskPlayers.js'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import { Field } from '../../../ui/field.tsx'
import styles from '../results/correction.module.css'

export interface TakeBackDialogProps {
  round: number
  /** Number of results in the round. */
  results: number
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks the arbiter to type the number of a round before it is taken back with its results. */
export function TakeBackDialog({ round, results, isBusy, onConfirm, onClose }: TakeBackDialogProps) {
  const [typed, setTyped] = useState('')
  const isSame = typed.trim() === String(round)
  return (
    <Dialog title={say.takeRoundBack({ round })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isSame) onConfirm()
        }}
      >
        <p className={styles.rule}>{say.takenBackResults({ results, round })}</p>
        <p>{say.takenBackResultsReturn()}</p>
        <Field
          label={say.typeToConfirm({ round })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogFoot onClose={onClose}>
          <Button look="danger" type="submit" disabled={isBusy || !isSame}>
            {say.takeRoundBack({ round })}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
