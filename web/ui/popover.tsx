import type { ReactNode } from 'react'
import styles from './popover.module.css'

/**
 * A sheet over the page, opened by a button with `popoverTarget={id}`. The browser closes it on Escape and on a click
 * beside it, and restores the focus.
 */
export function Popover({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} popover="auto" className={styles.popover}>
      {children}
    </div>
  )
}
