import type { ReactNode } from 'react'
import styles from './room.module.css'

/** Keeps the room of `words` for what is said now: nothing below moves when that is as long as they are. */
export function Room({ words, children }: { words: string; children: ReactNode }) {
  return (
    <span className={styles.room} data-words={words}>
      <span>{children}</span>
    </span>
  )
}
