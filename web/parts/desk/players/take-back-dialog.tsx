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
    <Dialog title={`Take round ${round} back`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isSame) onConfirm()
        }}
      >
        <p className={styles.rule}>
          Round {round} has {results} {results === 1 ? 'result' : 'results'}. It becomes a draft that only the desk
          sees, and its results no longer count.
        </p>
        <p>
          When you publish the round again, boards that come back get their results again. The other results stay in the
          history.
        </p>
        <Field
          label={`Type ${round} to confirm`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogFoot onClose={onClose}>
          <Button look="danger" type="submit" disabled={isBusy || !isSame}>
            Take round {round} back
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
