import { Link } from 'wouter'
import styles from './letters.module.css'

/** The letters under which a long list has names; each leads to where it begins. */
export function Letters({ page, letters, current }: { page: string; letters: readonly string[]; current: string }) {
  return (
    <nav className={styles.letters} aria-label="Letters">
      <Link href={page} aria-current={current === '' ? 'page' : undefined}>
        All
      </Link>
      {letters.map((letter) => (
        <Link
          key={letter}
          href={`${page}?${new URLSearchParams({ from: letter })}`}
          aria-current={letter === current ? 'page' : undefined}
          aria-label={letter === '#' ? 'Names that begin with no letter' : undefined}
        >
          {letter}
        </Link>
      ))}
    </nav>
  )
}
