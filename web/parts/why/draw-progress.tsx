import * as say from '#words/why.js'
import styles from './draw-progress.module.css'

/** The progress of a draw as a line at the foot of its container, which takes no room. */
export const DrawProgress = ({ round, share }: { round: number; share: number }) => (
  <progress className={styles.progress} aria-label={say.roundBeingDrawn({ round })} max={100} value={percent(share)} />
)

/** Whole percent, at most 99: at 100 the draw is there. */
const percent = (share: number): number => Math.min(99, Math.floor(100 * share))
