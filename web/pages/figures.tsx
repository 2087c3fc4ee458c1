import * as say from '#words/key.js'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PAGES } from '#core/addresses/pages.ts'
import { figureId } from '#core/key/figure-id.ts'
import { figureGroups, figureOf, type ExplainedFigure } from '#core/key/figures.ts'
import { rankingCodes } from '#core/standings/ranking-codes.ts'
import { tournamentQueries } from '../api/tournaments.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { useHash } from '../hooks/use-hash.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { nameFilter } from '../parts/standings/name-filter.ts'
import { useChoice, useChoices, useSearchText } from '../navigation/use-search-param.ts'
import layout from '../styles/layout.module.css'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { Segmented } from '../ui/segmented.tsx'
import styles from './figures.module.css'

/** Every figure and tie-break in plain words, each with an address; those of an event are marked. */
export function FiguresPage() {
  useDocumentTitle(PAGES.figures.title)
  const [params] = useChoices()
  const event = params.get('event') ?? undefined
  const isHydrated = useHydrated()
  const { data: snapshot } = useQuery({
    ...tournamentQueries.snapshot(event ?? ''),
    enabled: event !== undefined && isHydrated,
    throwOnError: false,
  })
  const [show, setShow] = useChoice('show', ['all', 'used'], 'all')
  const [sought, seek] = useSearchText()
  const used = snapshot ? rankingCodes(snapshot.settings) : []
  const usedIds = new Set(used.map(figureId))
  const named = useHash()
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [named])
  const isSought = nameFilter(sought)
  const isShown = ({ id, name, short, says }: ExplainedFigure): boolean =>
    (show === 'all' || !snapshot || usedIds.has(id)) && isSought({ name: `${short} ${name} ${says}` })
  const groups = figureGroups(used)
    .map(({ title, codes }) => ({
      title: title(),
      figures: codes.flatMap((code) => figureOf(code) ?? []).filter(isShown),
    }))
    .filter(({ figures }) => figures.length > 0)
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={styles.head}>
        <h1>{say.title()}</h1>
        <p>{say.intro()}</p>
      </div>
      <div className={styles.tools}>
        {snapshot && (
          <Segmented
            label={say.show()}
            value={show}
            onChoose={setShow}
            choices={[
              { value: 'used', label: say.usedIn({ event: snapshot.name }) },
              { value: 'all', label: say.all() },
            ]}
          />
        )}
        <div className={styles.search}>
          <SearchForm label={say.find()} value={sought} onSearch={seek} />
        </div>
      </div>
      <div className={layout.stack}>
        {groups.length === 0 && <EmptyState sentence={say.nothing({ sought: sought.trim() })} />}
        {groups.map(({ title, figures }) => (
          <Panel key={title} title={title} count={String(figures.length)}>
            <dl className={styles.list}>
              {figures.map(({ id, short, name, says }) => (
                <div key={id} id={id} className={named === id ? styles.named : undefined}>
                  <dt>
                    <code>{short}</code>
                    <b>
                      {name} {usedIds.has(id) && <small>{say.inUse()}</small>}
                    </b>
                  </dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
      </div>
    </div>
  )
}
