import styles from './logo.module.css'

/** Two squares and an eye, which is red while any tournament is live. */
export function Logo({ live }: { live: boolean }) {
  return (
    <svg className={live ? `${styles.mark} ${styles.live}` : styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 2h6A1.5 1.5 0 0 1 11 3.5v6A1.5 1.5 0 0 1 9.5 11h-6A1.5 1.5 0 0 1 2 9.5v-6A1.5 1.5 0 0 1 3.5 2zM14.5 13h6a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-6a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5z" />
      <circle cx="17.5" cy="6.5" r="3.5" />
    </svg>
  )
}
