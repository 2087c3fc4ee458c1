import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog-foot.module.css'

/** The last line of a dialog: the way out of it, and then what it asks for. */
export function DialogFoot({ close = 'Cancel', onClose, children }: DialogFootProps) {
  return (
    <div className={styles.foot}>
      <Button look="quiet" onClick={onClose}>
        {close}
      </Button>
      {children}
    </div>
  )
}

interface DialogFootProps {
  /** What it says on the button that closes it. */
  close?: string
  onClose: () => void
  children: ReactNode
}
