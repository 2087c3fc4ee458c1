import * as sayLate from '#words/tournamentLate.js'
import * as say from '#words/tournament.js'
import type { ReactNode } from 'react'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { CHESS_SITES, linkSite } from '#core/match/links.ts'
import { parseTieBreak } from '#core/standings/tie-breaks.ts'
import { ownPhase, stateLabel } from '#core/tournament/state-label.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN } from '../../ui/icons.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Time } from '../../ui/time.tsx'
import { FigureLink } from '../key/figure-link.tsx'
import { formatLabel } from './format-label.ts'
import { officialFacts } from './official-facts.ts'
import styles from './info-box.module.css'

function typeLabel(team: boolean, site: string | undefined): string {
  if (site) return team ? say.typeTeamOnSite({ site }) : say.typeIndividualOnSite({ site })
  return team ? say.typeTeam() : say.typeIndividual()
}

export function InfoBox({ snapshot }: { snapshot: Snapshot }) {
  const { settings, players, createdAt } = snapshot
  const team = settings.competitors === 'team'
  const source = linkSite(settings.source)
  const site = source && CHESS_SITES[source].name
  const facts: [term: string, fact: ReactNode][] = [
    [say.format(), formatLabel(snapshot)],
    [say.created(), <Time key="created" at={createdAt} />],
    [say.type(), typeLabel(team, site)],
    [team ? say.teams() : say.players(), players.no.length],
    [say.games(), settings.gamePointTotal === 1 ? null : sayLate.perMatch({ games: settings.gamePointTotal })],
    [say.location(), settings.location],
    [say.timeControl(), settings.timeControl],
    ...officialFacts(settings),
    [
      say.status(),
      ownPhase(snapshot) === 'live' ? <LiveBadge key="live">{say.live()}</LiveBadge> : stateLabel(snapshot),
    ],
  ]
  const tieBreaks = settings.tieBreaks.flatMap((code) => {
    const name = parseTieBreak(code, settings.displayPoints)?.name
    return name === undefined
      ? []
      : [
          <FigureLink key={code} code={code} event={snapshot.id} round={snapshot.rounds.length}>
            {name}
          </FigureLink>,
        ]
  })
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
      <Fold title={say.prizes()} lines={settings.prizes?.split(/\r?\n/).filter((line) => line.trim()) ?? []} />
      <Fold title={say.tieBreaks()} lines={tieBreaks} open />
    </>
  )
}

function Fold({ title, lines, open = false }: { title: string; lines: ReactNode[]; open?: boolean }) {
  if (lines.length === 0) return null
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {title}
        <Icon of={CHEVRON_DOWN} />
      </summary>
      <ol>
        {lines.map((line, at) => (
          <li key={at} dir="auto">
            {line}
          </li>
        ))}
      </ol>
    </details>
  )
}
