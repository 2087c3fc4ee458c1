import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './join-panel.module.css'

/** What a director is asked, each to be granted or refused; nothing when nobody asks. */
export function AskedPanel<One>({ title, asked, keyOf, grant, busy, fault, onAnswer, children }: AskedProps<One>) {
  if (asked.length === 0) return null
  return (
    <Panel title={title} count={asked.length}>
      <ul className={styles.requests}>
        {asked.map((one) => (
          <li key={keyOf(one)}>
            <span>{children(one)}</span>
            <Button small look="primary" disabled={busy} onClick={() => onAnswer(one, true)}>
              {grant}
            </Button>
            <Button small disabled={busy} onClick={() => onAnswer(one, false)}>
              Refuse
            </Button>
          </li>
        ))}
      </ul>
      {fault && <MessageBar kind="bad">{fault}</MessageBar>}
    </Panel>
  )
}

interface AskedProps<One> {
  title: string
  asked: One[]
  keyOf: (one: One) => string
  /** What it says on the button that grants. */
  grant: string
  busy: boolean
  fault: string | undefined
  onAnswer: (one: One, accept: boolean) => void
  children: (one: One) => ReactNode
}
