import type { ReactNode } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { CHESS_SITES, linkSite } from '#core/match/links.ts'
import { parseTieBreak } from '#core/standings/tie-breaks.ts'
import { stateLabel } from '#core/tournament/phase.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN } from '../../ui/icons.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Time } from '../../ui/time.tsx'
import { formatLabel } from './labels.ts'
import styles from './info-box.module.css'

export function InfoBox({ snapshot }: { snapshot: Snapshot }) {
  const { settings, players, createdAt } = snapshot
  const team = settings.competitors === 'team'
  const source = linkSite(settings.source)
  const site = source && CHESS_SITES[source].name
  const stands = stateLabel(snapshot)
  const facts: [term: string, fact: ReactNode][] = [
    ['Format', formatLabel(snapshot)],
    ['Created', <Time key="created" at={createdAt} />],
    ['Type', `${team ? 'Team' : 'Individual'}${site ? `, played on ${site}` : ''}`],
    [team ? 'Teams' : 'Players', players.no.length],
    ['Games', settings.gamePointTotal === 1 ? null : `${settings.gamePointTotal} per match`],
    ['Location', settings.location],
    ['Time control', settings.timeControl],
    ['Status', stands === 'Live' ? <LiveBadge key="live">Live</LiveBadge> : stands],
  ]
  const tieBreaks = settings.tieBreaks.flatMap((code) => parseTieBreak(code, settings.displayPoints)?.name ?? [])
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([term, fact]) =>
            fact !== null &&
            fact !== '' && (
              <div key={term}>
                <dt>{term}</dt>
                <dd dir="auto">{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <Fold title="Prizes" lines={settings.prizes?.split(/\r?\n/).filter((line) => line.trim()) ?? []} />
      <Fold title="Tie-breaks" lines={tieBreaks} open />
    </>
  )
}

function Fold({ title, lines, open = false }: { title: string; lines: string[]; open?: boolean }) {
  if (lines.length === 0) return null
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {title}
        <Icon of={CHEVRON_DOWN} />
      </summary>
      <ol>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ol>
    </details>
  )
}
