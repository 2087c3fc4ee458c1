import styles from './icon.module.css'

/** An icon of icons.ts, hidden from screen readers: the words are beside it. */
export function Icon({ of, size = 16, filled = false }: { of: string; size?: 12 | 14 | 16 | 20; filled?: boolean }) {
  return (
    <svg
      className={filled ? styles.filled : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  )
}
