import * as say from '#words/ui.js'
import styles from './unknown.module.css'

/** In place of a figure that depends on hidden results. */
export const Unknown = () => (
  <span className={styles.unknown} role="img" aria-label={say.hidden()} title={say.hidden()} />
)
