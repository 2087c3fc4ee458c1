import type { Odds } from '#core/forecast/tally.ts'
import { classes } from '../../ui/classes.ts'
import { percent } from './percent.ts'
import styles from './what-if.module.css'

/** A chance as a bar and in whole percent, with where it was before. */
export function OddsCell({ odds, before }: { odds: Odds | undefined; before: Odds | undefined }) {
  if (!odds) return <span className={styles.none}>–</span>
  const change = before ? Math.round(100 * odds.share) - Math.round(100 * before.share) : 0
  const isNever = odds.share === 0 && (before?.share ?? 0) === 0
  return (
    <span
      className={classes(styles.odds, isNever && styles.never, odds.share === 0 && styles.nil)}
      title={`${percent(odds.low)} to ${percent(odds.high)}${before ? `, was ${percent(before.share)}` : ''}`}
    >
      <i
        aria-hidden="true"
        style={{ '--v': `${100 * odds.share}%`, '--w': `calc(${100 * (before?.share ?? 0)}% - 1px)` }}
      >
        {change !== 0 && <i className={styles.was} />}
      </i>
      <b>{percent(odds.share)}</b>
      <span className={classes(styles.change, change > 0 ? styles.up : styles.down)}>
        {change !== 0 && `${change > 0 ? '+' : '−'}${Math.abs(change)}`}
      </span>
    </span>
  )
}
