import { winPercent, type Evaluation } from '#core/match/win-chance.ts'
import { classes } from '../../ui/classes.ts'
import styles from './card-bar.module.css'

/** White’s share from below; hatched where nothing is known. The card’s label says it in words. */
export const CardBar = ({ evaluation }: { evaluation: Evaluation | undefined }) => (
  <span
    data-bar
    className={classes(styles.bar, !evaluation && styles.none)}
    style={evaluation && { '--share': `${winPercent(evaluation).toFixed(1)}%` }}
  />
)
