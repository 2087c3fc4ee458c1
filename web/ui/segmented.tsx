import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { labelText, type Label } from './label.ts'
import styles from './segmented.module.css'

/** A choice of a few, exactly one of them pressed. A choice may be an icon: then `label` is its accessible name. */
export function Segmented<Value extends string>({ label, value, onChoose, choices }: SegmentedProps<Value>) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.drawing ? labelText(choice.label) : undefined}
          title={choice.drawing ? labelText(choice.label) : undefined}
          onClick={() => onChoose(choice.value)}
        >
          {choice.drawing ?? labelText(choice.label)}
        </button>
      ))}
    </div>
  )
}

/** The same for pages of their own: the current one is among the links. */
export function SegmentedLinks({ label, current, choices }: SegmentedLinksProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {choices.map(({ value, href, label: words }) => (
        <Link key={value} to={href} aria-current={value === current ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  )
}

interface SegmentedLinksProps {
  label: string
  current: string
  choices: readonly { value: string; href: string; label: ReactNode }[]
}

interface SegmentedProps<Value extends string> {
  label: string
  value: Value
  onChoose: (value: Value) => void
  choices: readonly { value: Value; label: Label; drawing?: ReactNode }[]
}
