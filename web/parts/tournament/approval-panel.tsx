import * as say from '#words/tournament.js'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './approval-panel.module.css'

/** Requests that wait for the director, each with buttons to approve or refuse. Renders nothing when there are none. */
export function ApprovalPanel<One>({
  title,
  items,
  keyOf,
  approveLabel,
  declineLabel = say.decline(),
  busy,
  error,
  onAnswer,
  children,
}: AskedProps<One>) {
  if (items.length === 0) return null
  return (
    <Panel title={title} count={items.length}>
      <ul className={styles.requests}>
        {items.map((one) => (
          <li key={keyOf(one)}>
            <div className={styles.asked}>{children(one)}</div>
            <div className={styles.answers}>
              <Button small disabled={busy} onClick={() => onAnswer(one, true)}>
                {approveLabel}
              </Button>
              <Button small look="quiet" disabled={busy} onClick={() => onAnswer(one, false)}>
                {declineLabel}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {error && <MessageBar kind="bad">{error}</MessageBar>}
    </Panel>
  )
}

interface AskedProps<One> {
  title: string
  items: One[]
  keyOf: (one: One) => string
  approveLabel: string
  declineLabel?: string
  busy: boolean
  error: string | undefined
  onAnswer: (one: One, accept: boolean) => void
  children: (one: One) => ReactNode
}
