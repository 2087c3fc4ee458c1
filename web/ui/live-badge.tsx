import styles from './live-badge.module.css'

/** The live ring and its word; without words the ring alone, which is then decoration. */
export function LiveBadge({ children }: { children?: string }) {
  return (
    <span className={styles.live} aria-hidden={children === undefined ? true : undefined}>
      {children}
    </span>
  )
}
