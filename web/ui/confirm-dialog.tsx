import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { MessageBar } from './message-bar.tsx'
import styles from './prompt.module.css'

/** Asks before an action that can't be undone. */
export function ConfirmDialog({ title, button, isPending, error, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.form}>
        {children}
        {error && <MessageBar kind="bad">{error}</MessageBar>}
        <DialogFoot onClose={onClose}>
          <Button look="danger" disabled={isPending} onClick={onConfirm}>
            {button}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

interface ConfirmDialogProps {
  title: string
  button: string
  isPending: boolean
  /** Why the action failed. */
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}
