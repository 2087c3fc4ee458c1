import { Suspense, useMemo } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { tournamentPath } from '#core/addresses/paths.ts'
import { sheets } from '#core/standings/sheet.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { individualScores } from '#core/rows/individual-scores.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { hasStandings } from '#core/snapshot/rounds.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { BestRows } from '../../parts/standings/best-rows.tsx'
import { Podium } from '../../parts/standings/podium.tsx'
import { podiums } from '../../parts/standings/podium-rows.ts'
import { standingsView } from '../../parts/standings/standings-view.ts'
import { Points } from '../../parts/tournament/points.tsx'
import { ErrorBoundary } from '../../shell/error-boundary.tsx'
import layout from '../../styles/layout.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './results.module.css'

const ROWS = 8

interface ResultsProps {
  snapshot: Snapshot
  id: string
}

/** What came of an event that is over: its podium, and the way to who came where. */
export function ResultsPage({ snapshot, id }: ResultsProps) {
  const { settings, systems, round } = snapshot
  const podium = useMemo(() => podiums(snapshot), [snapshot])
  const team = settings.competitors === 'team'
  const ranked = hasStandings(settings, systems, round)
  return (
    <div className={layout.stack}>
      <Panel aria-label="Podium">
        {podium.map(({ pool, places }) => (
          <div key={pool} className={styles.podium}>
            {podium.length > 1 && <h2>{poolTitle(settings, systems, round, pool)}</h2>}
            <Podium places={places} of={team ? 'team' : 'player'} />
          </div>
        ))}
        <nav className={styles.links} aria-label="Results">
          {ranked ? (
            <ButtonLink href={tournamentPath(id, 'standings', 'final')}>Final standings</ButtonLink>
          ) : (
            <ButtonLink href={tournamentPath(id, 'pairings', round)}>Bracket</ButtonLink>
          )}
          {team && <ButtonLink href={tournamentPath(id, 'standings', 'individual')}>Individual results</ButtonLink>}
        </nav>
      </Panel>
      <div className={classes(styles.tables, ranked && team && styles.two)}>
        {ranked && <Final snapshot={snapshot} id={id} />}
        {team && (
          <ErrorBoundary at={id} title="Couldn’t load individual results" inline>
            <Suspense fallback={<Skeleton rows={ROWS} height={36} />}>
              <Individuals id={id} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  )
}

function Final({ snapshot, id }: ResultsProps) {
  const { settings, round } = snapshot
  const places = useMemo(() => standingsView(snapshot, round).places, [snapshot, round])
  const all = useMemo(() => sheets(snapshot, round), [snapshot, round])
  const both = settings.gamePointTotal > 1
  const heads = both
    ? [
        { word: 'MP', title: 'Match points' },
        { word: 'GP', title: 'Game points' },
      ]
    : [{ word: 'Score' }]
  const rows = places.slice(0, ROWS).map(({ player, rank, name, score }) => ({
    key: String(player),
    rank,
    name,
    title: snapshot.players.title?.[player] ?? '',
    nationality: snapshot.players.nationality[player]!,
    cells: both
      ? [<Points key="MP" doubled={all[player]!.score} />, <Points key="GP" doubled={all[player]!.gamePoints} />]
      : [<Points key="score" doubled={score} />],
  }))
  const noun = settings.competitors === 'team' ? 'Team' : 'Player'
  return (
    <Panel
      title="Final standings"
      action={<All href={tournamentPath(id, 'standings', 'final')} count={places.length} />}
    >
      <BestRows caption="Top of the final standings" noun={noun} heads={heads} rows={rows} />
    </Panel>
  )
}

function Individuals({ id }: { id: string }) {
  const { data } = useSuspenseQuery(tournamentQueries.individuals(id))
  const scores = useMemo(() => individualScores(data), [data])
  if (scores.length === 0) return null
  const rows = scores.slice(0, ROWS).map(({ row, rank, score }) => ({
    key: `${row.team}/${row.name}`,
    rank,
    name: row.name,
    title: row.title,
    nationality: row.nationality,
    cells: [row.team, row.histories.at(-1)?.board ?? '–', <Points key="score" doubled={score} />],
  }))
  return (
    <Panel
      title="Individual results"
      action={<All href={tournamentPath(id, 'standings', 'individual')} count={scores.length} />}
    >
      <BestRows
        caption="Top individual results"
        noun="Player"
        heads={[{ word: 'Team', text: true }, { word: 'Board' }, { word: 'Score' }]}
        rows={rows}
      />
    </Panel>
  )
}

const All = ({ href, count }: { href: string; count: number }) => (
  <a className={layout.link} href={href}>
    All {count}
  </a>
)
