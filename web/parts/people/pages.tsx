import { ButtonLink } from '../../ui/button.tsx'
import styles from './pages.module.css'

const toTop = (): void => scrollTo(0, 0)

/** The way through a list that is longer than a page. */
export function Pages({ page, from, after, next }: PagesProps) {
  if (after === '' && next === undefined) return null
  const letter = from === '' ? [] : [['from', from]]
  const start = letter.length > 0 ? `?${new URLSearchParams(letter)}` : ''
  return (
    <nav className={styles.pages} aria-label="Pages">
      {after !== '' && (
        <ButtonLink href={page + start} onClick={toTop}>
          Back to the start
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink href={`${page}?${new URLSearchParams([...letter, ['after', next]])}`} onClick={toTop}>
          Next page
        </ButtonLink>
      )}
    </nav>
  )
}

interface PagesProps {
  /** Where the list is. */
  page: string
  /** The letter it starts from, and the row after which it goes on; empty at the start. */
  from: string
  after: string
  /** The last row of this page, when there are more. */
  next: string | undefined
}
