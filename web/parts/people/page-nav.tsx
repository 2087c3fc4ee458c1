import * as say from '#words/people.js'
import { useLocation } from 'react-router-dom'
import { searchWith } from '../../navigation/use-search-param.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './page-nav.module.css'

const toTop = (): void => scrollTo(0, 0)

export function PageNav({ page, from, after, next }: PagesProps) {
  const { search } = useLocation()
  if (after === '' && next === undefined) return null
  const beyond = (row: string | undefined) => page + searchWith(search, { from: from || undefined, after: row })
  return (
    <nav className={styles.pages} aria-label={say.pages()}>
      {after !== '' && (
        <ButtonLink href={beyond(undefined)} onClick={toTop}>
          {say.firstPage()}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink href={beyond(next)} onClick={toTop}>
          {say.nextPage()}
        </ButtonLink>
      )}
    </nav>
  )
}

interface PagesProps {
  page: string
  /** First letter of the list, and the row after which this page begins; both empty at the start. */
  from: string
  after: string
  /** Last row of this page; undefined on the last page. */
  next: string | undefined
}
