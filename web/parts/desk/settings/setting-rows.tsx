import { useId, useState, type ReactNode } from 'react'
import type { ApiError } from '../../../api/client.ts'
import { FieldNote } from '../../../ui/field.tsx'
import input from '../../../ui/input.module.css'
import { Panel } from '../../../ui/panel.tsx'
import styles from './setting-rows.module.css'

export function SettingPanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel title={title} id={id}>
      <div className={styles.rows}>{children}</div>
    </Panel>
  )
}

interface RowText {
  label: string
  hint?: string | undefined
  /** Why the setting can no longer change. */
  lock?: string | undefined
}

export function SettingRow({ label, hint, lock, children }: RowText & { children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>
        <b>{label}</b>
        {(lock ?? hint) && <small>{lock ?? hint}</small>}
      </div>
      <div>{children}</div>
    </div>
  )
}

/** Undefined or void: a question is asked before anything is saved. */
type Saving = Promise<ApiError | undefined> | undefined | void

interface SettingTextProps extends RowText {
  value: string
  /** Saves the text, unless it is no value for this setting. Resolves to the refusal, if there is one. */
  onSave: (text: string) => Saving | false | ''
  isLong?: boolean
  type?: 'text' | 'url' | 'number'
  step?: number
  maxLength?: number | undefined
}

/** A setting in a text field, saved on blur and on Enter. A text that is refused stays in the field, with the reason. */
export function SettingText({
  label,
  hint,
  lock,
  value,
  onSave,
  isLong = false,
  type = 'text',
  step,
  maxLength,
}: SettingTextProps) {
  const id = useId()
  const [text, setText] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const save = async (): Promise<void> => {
    const refused = text !== undefined && text.trim() !== value && (await onSave(text.trim()))
    setRefusal(refused ? refused.message : undefined)
    // What was typed meanwhile stays too.
    if (!refused) setText((now) => (now === text ? undefined : now))
  }
  const shared = {
    id,
    className: input.input,
    disabled: lock !== undefined,
    value: text ?? value,
    maxLength,
    onBlur: () => void save(),
    'aria-invalid': refusal ? true : undefined,
    'aria-describedby': `${id}-hint ${id}-refusal`,
  }
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id}>{label}</label>
        {(lock ?? hint) && <small id={`${id}-hint`}>{lock ?? hint}</small>}
      </div>
      <div>
        {isLong ? (
          <textarea {...shared} rows={4} onChange={(event) => setText(event.target.value)} />
        ) : (
          <input
            {...shared}
            type={type}
            step={step}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Saving may open a dialog, whose focused button the same key press would click.
              event.preventDefault()
              void save()
            }}
          />
        )}
        <FieldNote id={`${id}-refusal`} error={refusal} />
      </div>
    </div>
  )
}
