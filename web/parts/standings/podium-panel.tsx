import * as say from '#words/standings.js'
import { useMemo } from 'react'
import { tournamentPath } from '#core/addresses/paths.ts'
import { podiums } from '#core/rows/podium-rows.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { missingLabel } from '#core/snapshot/missing-results.ts'
import { lastTableRound } from '#core/snapshot/rounds.ts'
import { knockoutRange } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Podium } from './podium.tsx'
import styles from './podium-panel.module.css'

/** The podium of a finished event, pool by pool, with a link to the standings. */
export function PodiumPanel({ snapshot, id, title, className }: PodiumPanelProps) {
  const { settings, systems, round } = snapshot
  const podium = useMemo(() => podiums(snapshot), [snapshot])
  const team = settings.competitors === 'team'
  const table = lastTableRound(snapshot)
  const knockout = knockoutRange(snapshot, round)
  const missing = missingLabel(snapshot)
  const PoolHeading = title === undefined ? 'h2' : 'h3'
  return (
    <Panel title={title} aria-label={say.podium()} className={className}>
      {missing && <p className={styles.unfinished}>{say.noPodiumYet({ missing })}</p>}
      {podium.map(({ pool, places }) => (
        <div key={pool} className={styles.podium}>
          {podium.length > 1 && <PoolHeading>{poolTitle(settings, systems, round, pool)}</PoolHeading>}
          <Podium places={places} />
        </div>
      ))}
      <nav className={styles.links} aria-label={say.results()}>
        {knockout && <ButtonLink href={tournamentPath(id, 'pairings', round)}>{say.bracket()}</ButtonLink>}
        {table !== undefined && !team && (
          <ButtonLink href={tournamentPath(id, 'standings', knockout ? table : 'final')}>
            {knockout || missing ? say.standingsAfterRound({ round: table }) : say.finalStandings()}
          </ButtonLink>
        )}
        {team && (
          <ButtonLink href={tournamentPath(id, 'standings', 'individual')}>{say.individualResults()}</ButtonLink>
        )}
      </nav>
    </Panel>
  )
}

interface PodiumPanelProps {
  snapshot: Snapshot
  id: string
  title?: string
  className?: string | undefined
}
