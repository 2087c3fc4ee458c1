import * as say from '#words/people.js'
import { Link, useLocation } from 'react-router-dom'
import { searchWith } from '../../navigation/use-search-param.ts'
import styles from './letter-nav.module.css'

export function LetterNav({ page, letters, current }: { page: string; letters: readonly string[]; current: string }) {
  const { search } = useLocation()
  const from = (letter: string | undefined) =>
    page + searchWith(search, { from: letter, after: undefined, search: undefined })
  return (
    <nav className={styles.letters} aria-label={say.jumpToLetter()}>
      <Link to={from(undefined)} aria-current={current === '' ? 'page' : undefined}>
        {say.allLetters()}
      </Link>
      {letters.map((letter) => (
        <Link
          key={letter}
          to={from(letter)}
          aria-current={letter === current ? 'page' : undefined}
          aria-label={letter === '#' ? say.namesWithoutLetter() : undefined}
        >
          {letter}
        </Link>
      ))}
    </nav>
  )
}
