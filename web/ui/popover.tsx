import type { ReactNode, Ref } from 'react'
import styles from './popover.module.css'

/**
 * A sheet that lies over the page, opened by a button with `popoverTarget={id}`. The browser closes it on Escape and on a
 * click beside it, and gives the focus back.
 */
export function Popover({ id, ref, children }: { id: string; ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div id={id} ref={ref} popover="auto" className={styles.popover}>
      {children}
    </div>
  )
}
