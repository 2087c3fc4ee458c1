import styles from './icon.module.css'

/** A drawing from icons.ts. It says nothing to a screen reader: the words stand beside it. */
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
