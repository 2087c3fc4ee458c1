import * as say from '#words/captains.js'
import { useState } from 'react'
import { MAX_REASON } from '#core/limits/event.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { reasonNotice } from '../results/reason-notice.ts'
import type { DeskActions } from '../use-desk.ts'
import styles from './captains-panel.module.css'

/** Answers a captain’s protest. */
export function RulingForm({ round, no, actions }: { round: number; no: number; actions: DeskActions }) {
  const [reason, setReason] = useState('')
  const rule = (isUpheld: boolean) => void actions.change({ type: 'rule', round, no, isUpheld }, reason.trim())
  const isBlocked = actions.isBusy || reason.trim() === ''
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <Field
        label={say.rulingReason()}
        hint={`${say.rulingReasonHint()} ${reasonNotice()}`}
        required
        maxLength={MAX_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.acts}>
        <Button small disabled={isBlocked} onClick={() => rule(true)}>
          {say.uphold()}
        </Button>
        <Button small disabled={isBlocked} onClick={() => rule(false)}>
          {say.dismiss()}
        </Button>
      </div>
    </form>
  )
}
