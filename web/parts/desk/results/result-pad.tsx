import * as say from '#words/deskResults.js'
import { Link } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import type { EnteredOutcome } from '#core/match/entered-result.ts'
import { versus } from '#core/text/versus.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP } from '../../../ui/icons.ts'
import { OUTCOME_LABELS } from './result-label.ts'
import type { RoundEntry } from './use-result-entry.ts'
import styles from './result-pad.module.css'

const KEYS: [outcome: EnteredOutcome, face: string][] = [
  ['10', '1–0'],
  ['==', '½'],
  ['01', '0–1'],
]
const SMALL: [outcome: EnteredOutcome, face: string][] = [
  ['+-', '+ −'],
  ['-+', '− +'],
  ['--', '− −'],
]

/** Large keys on phones, for the result of the current board. */
export function ResultPad({ id, entry, isPoints, onUndo }: ResultPadProps) {
  const { at } = entry
  if (!at) return null
  const press = (outcome: EnteredOutcome) => entry.enter(at, { outcome })
  return (
    <div className={styles.pad}>
      <div className={styles.head}>
        <Link to={managePath(id)}>{say.desk()}</Link>
        <p>
          <b>{at.place}</b> {versus(at.whiteName, at.blackName)}
        </p>
        <IconButton label={say.previousBoard()} onClick={() => entry.step(-1)}>
          <Icon of={CHEVRON_UP} />
        </IconButton>
        <IconButton label={say.nextBoard()} onClick={() => entry.step(1)}>
          <Icon of={CHEVRON_DOWN} />
        </IconButton>
      </div>
      {!isPoints && (
        <div className={styles.keys} role="group" aria-label={say.resultOfPlace({ place: at.placeText })}>
          {KEYS.map(([outcome, face]) => (
            <button key={outcome} type="button" aria-label={OUTCOME_LABELS[outcome]()} onClick={() => press(outcome)}>
              <span dir="ltr">{face}</span>
            </button>
          ))}
        </div>
      )}
      <div className={styles.small}>
        {SMALL.map(([outcome, face]) => (
          <button key={outcome} type="button" aria-label={OUTCOME_LABELS[outcome]()} onClick={() => press(outcome)}>
            <span dir="ltr">{face}</span>
          </button>
        ))}
        <button type="button" onClick={onUndo}>
          {say.undo()}
        </button>
      </div>
    </div>
  )
}

interface ResultPadProps {
  id: string
  entry: RoundEntry
  /** Whether results are the points of both sides. */
  isPoints: boolean
  onUndo: () => void
}
