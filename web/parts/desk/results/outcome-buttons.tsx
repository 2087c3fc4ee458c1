import * as say from '#words/deskResults.js'
import type { EnteredOutcome } from '#core/match/entered-result.ts'
import { classes } from '../../../ui/classes.ts'
import { OUTCOME_LABELS, outcomeFace } from './result-label.ts'
import styles from './outcome-buttons.module.css'

export function OutcomeButtons({ outcomes, chosen, disabled, inMenu, onChoose }: OutcomeButtonsProps) {
  return (
    <div role="group" aria-label={say.result()} className={classes(styles.outcomes, inMenu && styles.inMenu)}>
      {outcomes.map((outcome) => (
        <button
          key={outcome}
          type="button"
          role={inMenu ? 'menuitemradio' : 'radio'}
          aria-checked={outcome === chosen}
          aria-label={OUTCOME_LABELS[outcome]()}
          title={OUTCOME_LABELS[outcome]()}
          disabled={disabled}
          onClick={() => onChoose(outcome)}
        >
          {outcomeFace(outcome)}
        </button>
      ))}
    </div>
  )
}

interface OutcomeButtonsProps {
  outcomes: readonly EnteredOutcome[]
  chosen: string | undefined
  disabled?: boolean
  inMenu?: boolean
  onChoose: (outcome: EnteredOutcome) => void
}
