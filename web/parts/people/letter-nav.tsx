import { useLocation } from 'react-router-dom'
import { searchWith } from '../../navigation/use-search-param.ts'
import styles from './letter-nav.module.css'

export function LetterNav({ page, letters, current }: { page: string; letters: readonly string[]; current: string }) {
  const { search } = useLocation()
  const from = (letter: string | undefined) =>
    page + searchWith(search, { from: letter, after: undefined, search: undefined })
  return (
    <nav className={styles.letters} aria-label="Jump to letter">
      <a href={from(undefined)} aria-current={current === '' ? 'page' : undefined}>
        All
      </a>
      {letters.map((letter) => (
        <a
          key={letter}
          href={from(letter)}
          aria-current={letter === current ? 'page' : undefined}
          aria-label={letter === '#' ? 'Names that don’t start with a letter' : undefined}
        >
          {letter}
        </a>
      ))}
    </nav>
  )
}
