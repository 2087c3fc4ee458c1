import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { CHECK, CIRCLE_ALERT, CLOCK, TRIANGLE_ALERT } from './icons.ts'
import styles from './message-bar.module.css'

const DRAWINGS = { bad: CIRCLE_ALERT, ok: CHECK, warn: TRIANGLE_ALERT, plain: CLOCK }

/** A sentence about what happened. */
export function MessageBar({ kind = 'plain', children }: { kind?: keyof typeof DRAWINGS; children: ReactNode }) {
  return (
    <div className={`${styles.bar} ${styles[kind]}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon of={DRAWINGS[kind]} />
      <span>{children}</span>
    </div>
  )
}
