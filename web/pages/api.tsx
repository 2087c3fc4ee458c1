import * as say from '#words/pages.js'
import { useEffect } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PAGES } from '#core/addresses/pages.ts'
import { openapiQuery } from '../api/openapi.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useSearchText } from '../navigation/use-search-param.ts'
import { CallCard } from '../parts/api/call-card.tsx'
import { callsOf, filterCalls } from '../parts/api/calls.ts'
import layout from '../styles/layout.module.css'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Panel } from '../ui/panel.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import styles from './api.module.css'

export function ApiPage() {
  useDocumentTitle(PAGES.api.title)
  const { data: description } = useSuspenseQuery(openapiQuery())
  const [sought, seek] = useSearchText()
  const hash = useHash()
  const all = callsOf(description)
  const calls = filterCalls(all, sought)
  const groups = description.tags
    .map(({ name }) => ({ name, calls: calls.filter(({ operation }) => operation.tags.includes(name)) }))
    .filter((group) => group.calls.length > 0)
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView()
  }, [hash])
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <h1 className={styles.title}>{say.apiTitle()}</h1>
      <div className={styles.about}>
        <Markdown text={description.info.description} />
        <p>
          <a className={layout.link} href="/api/openapi.json">
            {say.openapiDocument()}
          </a>{' '}
          <span>{say.apiVersion({ version: description.info.version })}</span>
        </p>
      </div>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchForm label={say.findACall()} value={sought} onSearch={seek} />
        </div>
        <p role="status">
          {calls.length === all.length
            ? say.callsCount({ count: all.length })
            : say.callsFound({ found: calls.length, count: all.length })}
        </p>
      </div>
      <div className={layout.stack}>
        {groups.map(({ name, calls: own }) => (
          <Panel key={name} title={name} count={own.length}>
            <div className={styles.list}>
              {own.map((call) => (
                <CallCard key={call.operation.operationId} call={call} description={description} />
              ))}
            </div>
          </Panel>
        ))}
        {groups.length === 0 && (
          <Panel>
            <EmptyState sentence={say.noCallsMatch({ sought: sought.trim() })} />
          </Panel>
        )}
      </div>
    </div>
  )
}
