import { classes } from './classes.ts'
import { ARROW_UP_RIGHT, CHEVRON_LEFT, CHEVRON_RIGHT, EXTERNAL_LINK, UNDO } from './icons.ts'
import styles from './icon.module.css'

/** Icons that point forward or back, so they are turned where the text runs from right to left. */
const TURNED = new Set([ARROW_UP_RIGHT, CHEVRON_LEFT, CHEVRON_RIGHT, EXTERNAL_LINK, UNDO])

/** An icon of icons.ts, hidden from screen readers: the words are beside it. */
export function Icon({ of, size = 16, filled = false }: { of: string; size?: 12 | 14 | 16 | 20; filled?: boolean }) {
  return (
    <svg
      className={classes(filled ? styles.filled : styles.icon, TURNED.has(of) && styles.turned)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  )
}
