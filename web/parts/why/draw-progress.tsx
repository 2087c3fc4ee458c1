import styles from './draw-progress.module.css'

/** How far a draw has come, as a line at the foot of what it stands in, which keeps room for nothing. */
export const DrawProgress = ({ round, share }: { round: number; share: number }) => (
  <progress className={styles.progress} aria-label={`Round ${round} being drawn`} max={100} value={percent(share)} />
)

/** `43 %`, whole and never all: then the draw is there. */
const percent = (share: number): number => Math.min(99, Math.floor(100 * share))
