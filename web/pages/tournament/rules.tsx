import { useEffect, useState } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useHash } from '../../hooks/use-hash.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useOrigin } from '../../served.ts'
import { pageOf, rulesDocument, type RulesDocument } from '../../parts/tournament/rules-document.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_LEFT, CHEVRON_RIGHT, EXTERNAL_LINK } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './rules.module.css'
import toolbar from './toolbar.module.css'

/** The rules of an event, page by page; a link where they cannot be shown. */
export function RulesPage({ snapshot }: { snapshot: Snapshot; id: string }) {
  const document = rulesDocument(snapshot.settings.rulesURL, useOrigin())
  const isHydrated = useHydrated()
  if (!document) {
    return (
      <Panel>
        <EmptyState sentence="This tournament has no rules document.">Ask the organiser about the rules.</EmptyState>
      </Panel>
    )
  }
  // What the reader's browser can is known here alone: until then there is the link.
  if (!document.shown || !isHydrated || !navigator.pdfViewerEnabled) return <RulesLink document={document} />
  return <Pages document={document} title={snapshot.name} />
}

function RulesLink({ document: { href, host, shown } }: { document: RulesDocument }) {
  return (
    <Panel>
      <EmptyState
        sentence={shown ? 'The rules are a PDF.' : `The rules are on ${host}.`}
        button={
          <ButtonLink href={href} external>
            <Icon of={EXTERNAL_LINK} />
            Open the rules
          </ButtonLink>
        }
      />
    </Panel>
  )
}

function Pages({ document: { href }, title }: { document: RulesDocument; title: string }) {
  const page = pageOf(useHash())
  const count = usePageCount(href)
  const shown = count ? Math.min(page, count) : page
  return (
    <>
      <div className={toolbar.toolbar}>
        <nav className={styles.pages} aria-label="Rules pages">
          <PageLink to={shown - 1} off={shown <= 1} label="Previous page" icon={CHEVRON_LEFT} />
          <span aria-live="polite">
            Page {shown}
            {count ? ` of ${count}` : ''}
          </span>
          <PageLink to={shown + 1} off={count !== undefined && shown >= count} label="Next page" icon={CHEVRON_RIGHT} />
        </nav>
        <ButtonLink href={href} external>
          <Icon of={EXTERNAL_LINK} />
          Open PDF
        </ButtonLink>
      </div>
      {/* Viewers do not follow a hash that changes: another page is another frame. None of them works in a sandbox. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        key={shown}
        className={styles.document}
        src={`${href}#page=${shown}`}
        title={`${title} rules, page ${shown}`}
      />
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

/** How many pages a PDF of ours has, where it says so in the open. */
function usePageCount(href: string): number | undefined {
  const [count, setCount] = useState<number>()
  useEffect(() => {
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
