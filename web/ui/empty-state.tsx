import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

const DRAWINGS = {
  list: (
    <>
      <path d="M14 10h44M14 24h44M14 38h44" strokeDasharray="3 3" />
      <path d="M4 7h6v6H4zM4 21h6v6H4zM4 35h6v6H4z" strokeLinejoin="round" />
    </>
  ),
  draw: (
    <>
      <rect x="4" y="9" width="28" height="11" rx="2" />
      <rect x="4" y="28" width="28" height="11" rx="2" />
      <rect x="46" y="18.5" width="22" height="11" rx="2" strokeDasharray="3 3" />
      <path d="M32 14.5h7v19h-7M39 24h7" />
    </>
  ),
}

/** For a list that may well be empty: a line drawing, one sentence, a line of help and at most one button. */
export function EmptyState({ drawing = 'list', sentence, children, button }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 72 48" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
        {DRAWINGS[drawing]}
      </svg>
      <strong>{sentence}</strong>
      {children && <p>{children}</p>}
      {button}
    </div>
  )
}

interface EmptyStateProps {
  drawing?: keyof typeof DRAWINGS
  sentence: string
  children?: ReactNode
  button?: ReactNode
}
