import * as sayFacts from '#words/tournament.js'
import * as say from '#words/tournamentPages.js'
import { useEffect, useState } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useOrigin } from '../../served.ts'
import { officialFacts } from '../../parts/tournament/official-facts.ts'
import { pageOf, rulesDocument, type RulesDocument } from '../../parts/tournament/rules-document.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT, EXTERNAL_LINK } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import layout from '../../styles/layout.module.css'
import styles from './rules.module.css'
import toolbar from './toolbar.module.css'

/** Where, by which clock and under whom the event is played, and its rules. */
export function RulesPage({ snapshot }: { snapshot: Snapshot; id: string }) {
  return (
    <div className={layout.stack}>
      <Facts snapshot={snapshot} />
      <Rules snapshot={snapshot} />
    </div>
  )
}

function Facts({ snapshot: { settings } }: { snapshot: Snapshot }) {
  const facts: [string, string | null][] = [
    [sayFacts.location(), settings.location],
    [sayFacts.timeControl(), settings.timeControl],
    ...officialFacts(settings),
  ]
  const known = facts.filter(([, fact]) => fact)
  if (known.length === 0) return null
  return (
    <Panel className={styles.facts}>
      <dl>
        {known.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{fact}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** The rules page by page; a link where they cannot be embedded. */
function Rules({ snapshot }: { snapshot: Snapshot }) {
  const document = rulesDocument(snapshot.settings.rulesURL, useOrigin())
  if (!document) {
    return (
      <Panel>
        <EmptyState sentence={say.noRules()}>{say.askOrganiserAboutRules()}</EmptyState>
      </Panel>
    )
  }
  if (!document.shown) {
    return (
      <Panel>
        <RulesLink href={document.href} sentence={say.theRulesAreOn({ host: document.host })} />
      </Panel>
    )
  }
  return <Pages document={document} title={snapshot.name} />
}

function RulesLink({ href, sentence }: { href: string; sentence: string }) {
  return (
    <EmptyState
      sentence={sentence}
      button={
        <ButtonLink href={href} external>
          <Icon of={EXTERNAL_LINK} />
          {say.openTheRules()}
        </ButtonLink>
      }
    />
  )
}

/**
 * The edge doesn't know whether the browser has a PDF viewer: until hydration, and without a viewer, a link of the same
 * size takes its place, so that nothing moves.
 */
function Pages({ document: { href }, title }: { document: RulesDocument; title: string }) {
  const hasViewer = useHydrated() && navigator.pdfViewerEnabled
  const page = pageOf(useHash())
  const count = usePageCount(hasViewer ? href : undefined)
  const shown = count ? Math.min(page, count) : page
  return (
    <>
      <div className={classes(toolbar.toolbar, !hasViewer && styles.hidden)}>
        <nav className={styles.pages} aria-label={say.rulesPages()}>
          <PageLink to={shown - 1} off={shown <= 1} label={say.previousPage()} icon={CHEVRON_LEFT} />
          <span aria-live="polite">
            {count ? say.rulesPageOf({ page: shown, count }) : say.rulesPage({ page: shown })}
          </span>
          <PageLink
            to={shown + 1}
            off={count !== undefined && shown >= count}
            label={say.nextPage()}
            icon={CHEVRON_RIGHT}
          />
        </nav>
        <ButtonLink href={href} external>
          <Icon of={EXTERNAL_LINK} />
          {say.openPdf()}
        </ButtonLink>
      </div>
      <div className={styles.document}>
        {hasViewer ? (
          /* PDF viewers ignore a changed hash: another page needs a new frame. None of them works in a sandbox. */
          /* oxlint-disable-next-line react/iframe-missing-sandbox */
          <iframe key={shown} src={`${href}#page=${shown}`} title={say.rulesPageTitle({ title, page: shown })} />
        ) : (
          <RulesLink href={href} sentence={say.theRulesAreAPdf()} />
        )}
      </div>
    </>
  )
}

function PageLink({ to, off, label, icon }: { to: number; off: boolean; label: string; icon: string }) {
  return (
    <ButtonLink href={`#page=${to}`} small aria-label={label} title={label} aria-disabled={off || undefined}>
      <Icon of={icon} />
    </ButtonLink>
  )
}

/** Counts the pages of a PDF on this site; undefined where the count is inside compressed parts. */
function usePageCount(href: string | undefined): number | undefined {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (href === undefined) return
    const asking = new AbortController()
    void countPages(href, asking.signal).then(setCount, () => undefined)
    return () => asking.abort()
  }, [href])
  return count
}

async function countPages(href: string, signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(href, { signal })
  if (!answer.ok) return undefined
  const pages = (await answer.text()).match(/\/Type\s*\/Page(?![a-zA-Z])/g)
  return pages?.length
}
