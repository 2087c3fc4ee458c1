import type { ReactNode } from 'react'
import styles from './room.module.css'

/** Reserves the space of `words`, the longest text to come, so that nothing below moves. */
export function Room({ words, children }: { words: string; children: ReactNode }) {
  return (
    <span className={styles.room} data-words={words}>
      <span>{children}</span>
    </span>
  )
}
