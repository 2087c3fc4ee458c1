import { Link, useLocation } from 'react-router-dom'
import { searchWith } from '../../navigation/use-search-param.ts'
import styles from './letter-nav.module.css'

export function LetterNav({ page, letters, current }: { page: string; letters: readonly string[]; current: string }) {
  const { search } = useLocation()
  const from = (letter: string | undefined) =>
    page + searchWith(search, { from: letter, after: undefined, search: undefined })
  return (
    <nav className={styles.letters} aria-label="Jump to letter">
      <Link to={from(undefined)} aria-current={current === '' ? 'page' : undefined}>
        All
      </Link>
      {letters.map((letter) => (
        <Link
          key={letter}
          to={from(letter)}
          aria-current={letter === current ? 'page' : undefined}
          aria-label={letter === '#' ? 'Names that don’t start with a letter' : undefined}
        >
          {letter}
        </Link>
      ))}
    </nav>
  )
}
