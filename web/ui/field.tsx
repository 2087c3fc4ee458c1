import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { CIRCLE_ALERT } from './icons.ts'
import styles from './field.module.css'
import inputStyles from './input.module.css'

interface FieldText {
  label: ReactNode
  hint?: ReactNode
  /** Replaces the hint. */
  error?: string | undefined
}

/** A labelled single-line field. */
export function Field({ label, hint, error, ...rest }: FieldText & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        className={inputStyles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-more`}
        {...rest}
      />
    </Labelled>
  )
}

/** A labelled multi-line field. */
export function TextField({ label, hint, error, ...rest }: FieldText & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        className={inputStyles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-more`}
        {...rest}
      />
    </Labelled>
  )
}

function Labelled({ id, label, hint, error, children }: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldNote id={`${id}-more`} hint={hint} error={error} />
    </div>
  )
}

/** The line below a field: why its value was refused, or else its hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <span id={id} className={error ? styles.fault : styles.hint}>
      {error ? (
        <>
          <Icon of={CIRCLE_ALERT} size={14} />
          {error}
        </>
      ) : (
        hint
      )}
    </span>
  )
}
