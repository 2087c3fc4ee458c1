import * as say from '#words/knockout.js'
import legend from '../tournament/legend.module.css'
import styles from './bracket-legend.module.css'

export function BracketLegend() {
  return (
    <p className={legend.legend}>
      <span>
        <i className={styles.won} />
        {say.winnerAdvances()}
      </span>
      <span>
        <i className={styles.awaited} />
        {say.notYetPlayed()}
      </span>
    </p>
  )
}
