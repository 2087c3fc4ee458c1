import legend from '../tournament/legend.module.css'
import styles from './bracket-legend.module.css'

export function BracketLegend() {
  return (
    <p className={legend.legend}>
      <span>
        <i className={styles.won} />
        Winner advances
      </span>
      <span>
        <i className={styles.awaited} />
        Not yet played
      </span>
    </p>
  )
}
