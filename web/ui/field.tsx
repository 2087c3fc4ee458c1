import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { CIRCLE_ALERT } from './icons.ts'
import styles from './field.module.css'

interface Words {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with it; in place of the hint. */
  fault?: string | undefined
}

/** A labelled field of one line. */
export function Field({ label, hint, fault, ...rest }: Words & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} fault={fault}>
      <input
        id={id}
        className={styles.input}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-more`}
        {...rest}
      />
    </Labelled>
  )
}

/** A labelled field of several lines. */
export function TextField({ label, hint, fault, ...rest }: Words & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} hint={hint} fault={fault}>
      <textarea
        id={id}
        className={styles.input}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-more`}
        {...rest}
      />
    </Labelled>
  )
}

function Labelled({ id, label, hint, fault, children }: Words & { id: string; children: ReactNode }) {
  return (
    <div className={fault ? `${styles.field} ${styles.bad}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      <span id={`${id}-more`} className={fault ? styles.fault : styles.hint}>
        {fault ? (
          <>
            <Icon of={CIRCLE_ALERT} size={14} />
            {fault}
          </>
        ) : (
          hint
        )}
      </span>
    </div>
  )
}
