import { MAX_REASON } from '#core/limits/event.ts'
import { Field } from '../../../ui/field.tsx'
import { REASON_NOTICE } from './reason-notice.ts'
import styles from './result-dialog.module.css'

const REASONS = ['Slip misread', 'Colours swapped', 'Ruling']

export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <div>
      <div className={styles.reasons} role="group" aria-label="Usual reasons">
        {REASONS.map((reason) => (
          <button key={reason} type="button" aria-pressed={reason === value} onClick={() => onChange(reason)}>
            {reason}
          </button>
        ))}
      </div>
      <Field
        label="Reason"
        hint={REASON_NOTICE}
        value={value}
        maxLength={MAX_REASON}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
