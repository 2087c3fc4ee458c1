import { useId } from 'react'
import { Icon } from './icon.tsx'
import { CHEVRON_DOWN } from './icons.ts'
import { labelText, type Label } from './label.ts'
import styles from './select.module.css'

/** A labelled native select; with `bare` only screen readers get the label. */
export function Select<Value extends string>({ label, value, onChoose, choices, bare = false }: SelectProps<Value>) {
  const id = useId()
  return (
    <span className={styles.field}>
      {!bare && <label htmlFor={id}>{label}</label>}
      <span className={styles.select}>
        <select
          id={id}
          aria-label={bare ? label : undefined}
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.target.value)
            if (chosen) onChoose(chosen.value)
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {labelText(choice.label)}
            </option>
          ))}
        </select>
        <Icon of={CHEVRON_DOWN} />
      </span>
    </span>
  )
}

interface SelectProps<Value extends string> {
  label: string
  value: Value
  onChoose: (value: Value) => void
  choices: readonly { value: Value; label: Label }[]
  bare?: boolean
}
