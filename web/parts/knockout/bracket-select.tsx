import * as say from '#words/knockout.js'
import type { Bracket } from '#core/knockout/bracket.ts'
import { Segmented } from '../../ui/segmented.tsx'
import styles from './bracket-select.module.css'

/** Above this number a select replaces the buttons. */
const MAX_BUTTONS = 4

export function BracketSelect({ brackets, shown, onChoose }: BracketSelectProps) {
  const choices = brackets.map(({ key, title }) => ({ value: key, label: title }))
  if (choices.length <= MAX_BUTTONS) {
    return (
      <div className={styles.few}>
        <Segmented label={say.bracket()} value={shown} onChoose={onChoose} choices={choices} />
      </div>
    )
  }
  return (
    <select
      className={styles.many}
      aria-label={say.bracket()}
      value={shown}
      onChange={(event) => onChoose(event.target.value)}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface BracketSelectProps {
  brackets: Bracket[]
  shown: string
  onChoose: (key: string) => void
}
