import { formatEvaluation, winPercent, type Evaluation } from '#core/match/win-chance.ts'
import { classes } from '../../ui/classes.ts'
import { describeEvaluation } from './describe.ts'
import styles from './eval-bar.module.css'

/** A bar at the side of a board: White's share from White's end, with the value at the better side's end. */
export function EvalBar({ evaluation, flipped }: { evaluation: Evaluation; flipped: boolean }) {
  const percent = winPercent(evaluation)
  const isWhiteAhead = percent >= 50
  const label = describeEvaluation(evaluation)
  return (
    <span
      className={classes(styles.bar, flipped && styles.flipped)}
      role="img"
      data-late=""
      aria-label={label}
      title={label}
      style={{ '--share': `${percent.toFixed(1)}%` }}
    >
      <span
        className={classes(
          styles.figure,
          isWhiteAhead ? styles.white : styles.black,
          isWhiteAhead === flipped && styles.top,
        )}
        aria-hidden="true"
      >
        {formatEvaluation(evaluation).replace(/[+−]/, '')}
      </span>
    </span>
  )
}
