import * as say from '#words/deskSettings.js'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import styles from '../results/correction.module.css'

interface TwoStepsProps {
  title: string
  button: string
  /** The question of the second step. */
  really: ReactNode
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks twice before a serious change: first with its consequences, then for confirmation. */
export function TwoSteps({ title, button, really, isBusy, onConfirm, onClose, children }: TwoStepsProps) {
  const [isSecond, setSecond] = useState(false)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.form}>
        {isSecond ? <p className={styles.rule}>{really}</p> : children}
        <DialogFoot onClose={onClose}>
          {isSecond ? (
            <Button key="do" look="danger" disabled={isBusy} onClick={onConfirm}>
              {button}
            </Button>
          ) : (
            <Button key="on" look="primary" onClick={() => setSecond(true)}>
              {say.continueButton()}
            </Button>
          )}
        </DialogFoot>
      </div>
    </Dialog>
  )
}
