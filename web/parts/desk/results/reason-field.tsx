import * as say from '#words/deskResults.js'
import { MAX_REASON } from '#core/limits/event.ts'
import { Field } from '../../../ui/field.tsx'
import { reasonNotice } from './reason-notice.ts'
import styles from './result-dialog.module.css'

const usualReasons = () => [say.slipMisread(), say.coloursSwapped(), say.ruling()]

export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <div>
      <div className={styles.reasons} role="group" aria-label={say.usualReasons()}>
        {usualReasons().map((reason) => (
          <button key={reason} type="button" aria-pressed={reason === value} onClick={() => onChange(reason)}>
            {reason}
          </button>
        ))}
      </div>
      <Field
        label={say.reasonField()}
        hint={reasonNotice()}
        value={value}
        maxLength={MAX_REASON}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
