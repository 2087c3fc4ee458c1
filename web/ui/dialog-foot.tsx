import * as say from '#words/ui.js'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog-foot.module.css'

/** The last line of a dialog: cancel, then its action. */
export function DialogFoot({ onClose, children }: DialogFootProps) {
  return (
    <div className={styles.foot}>
      <Button look="quiet" onClick={onClose}>
        {say.cancel()}
      </Button>
      {children}
    </div>
  )
}

interface DialogFootProps {
  onClose: () => void
  children: ReactNode
}
