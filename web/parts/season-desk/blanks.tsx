import styles from './phrases.module.css'

/** A number to fill into a sentence. */
export function NumberBlank({ label, value, least = 0, most, isFixed = false, onChange }: NumberBlankProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      className={styles.number}
      aria-label={label}
      min={least}
      max={most}
      value={Number.isNaN(value) ? '' : value}
      disabled={isFixed}
      onChange={(event) => onChange(event.target.value === '' ? Number.NaN : Math.trunc(Number(event.target.value)))}
    />
  )
}

interface NumberBlankProps {
  label: string
  /** NaN while the field is empty. */
  value: number
  least?: number
  most: number
  isFixed?: boolean
  onChange: (value: number) => void
}

/** A choice to fill into a sentence. */
export function ChoiceBlank<Value extends string>({
  label,
  value,
  choices,
  isFixed,
  onChange,
}: ChoiceBlankProps<Value>) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      disabled={isFixed}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label()}
        </option>
      ))}
    </select>
  )
}

interface ChoiceBlankProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; label: () => string }[]
  isFixed?: boolean
  onChange: (value: Value) => void
}
