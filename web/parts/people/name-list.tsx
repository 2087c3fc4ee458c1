import * as say from '#words/people.js'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PageNav } from './page-nav.tsx'
import styles from './name-list.module.css'

export function NameList<Row>(props: NameListProps<Row>) {
  const { title, words, other, page, names, rows, next, error, onRetry, empty, letters, tools, children } = props
  return (
    <div className={classes(layout.wrap, layout.page, layout.stack)}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Link className={layout.link} to={other.href}>
          {other.word}
        </Link>
        <div className={styles.tools}>
          <SearchForm label={words.find} value={names.sought} onSearch={names.setSought} />
          {tools}
        </div>
      </header>
      {names.search === '' && letters}
      {error && !rows && (
        <Panel>
          <ErrorPanel what={words.notLoaded} why={error.message} onRetry={onRetry} />
        </Panel>
      )}
      {!rows && !error && <Skeleton rows={12} head={false} />}
      {rows?.length === 0 && (
        <Panel>
          <EmptyState sentence={names.search === '' ? empty : say.noNamesStartWith({ search: names.search })} />
        </Panel>
      )}
      {rows && rows.length > 0 && children(rows)}
      {names.search === '' ? (
        <PageNav page={page} from={names.from} after={names.after} next={next} />
      ) : (
        next !== undefined && <p className={styles.more}>{say.moreResultsKeepTyping()}</p>
      )}
    </div>
  )
}

interface NameListProps<Row> {
  title: string
  words: { find: string; notLoaded: string }
  /** The other list: users or teams. */
  other: { href: string; word: string }
  page: string
  names: { from: string; after: string; search: string; sought: string; setSought: (text: string) => void }
  rows: Row[] | undefined
  next: string | undefined
  error: Error | null
  onRetry: () => void
  empty: string
  letters: ReactNode
  tools?: ReactNode
  children: (rows: Row[]) => ReactNode
}
