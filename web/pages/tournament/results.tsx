import * as sayTieBreaks from '#words/tieBreaks.js'
import * as say from '#words/tournamentPages.js'
import { useMemo, type ComponentProps } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { profilePath, tournamentPath } from '#core/addresses/paths.ts'
import { missingLabel } from '#core/snapshot/missing-results.ts'
import { displayFigure } from '#core/standings/format.ts'
import { sheets } from '#core/standings/sheet.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { withSpokenNames } from '#core/rows/individual-names.ts'
import { individualScores } from '#core/rows/individual-scores.ts'
import { hasStandings } from '#core/snapshot/rounds.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { BestRows } from '../../parts/standings/best-rows.tsx'
import { PodiumPanel } from '../../parts/standings/podium-panel.tsx'
import { standingsView } from '../../parts/standings/standings-view.ts'
import { Points } from '../../parts/tournament/points.tsx'
import { ErrorBoundary } from '../../shell/error-boundary.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { Part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './results.module.css'

const ROWS = 8
/** Tie-break columns: the first two decide most ranks. */
const TIE_BREAKS = 2

interface ResultsProps {
  snapshot: Snapshot
  id: string
}

/** A finished tournament: its podium, and links to the final standings. */
export function ResultsPage({ snapshot, id }: ResultsProps) {
  const { settings, systems, round } = snapshot
  const team = settings.competitors === 'team'
  const ranked = hasStandings(settings, systems, round)
  return (
    <div className={layout.stack}>
      <PodiumPanel snapshot={snapshot} id={id} />
      <div className={classes(styles.tables, ranked && team && styles.two)}>
        {ranked && <Final snapshot={snapshot} id={id} />}
        {team && (
          <ErrorBoundary at={id} title={say.couldntLoadIndividualResults()} inline>
            <Part fallback={<Skeleton rows={ROWS} height={36} />}>
              <Individuals id={id} />
            </Part>
          </ErrorBoundary>
        )}
      </div>
    </div>
  )
}

function Final({ snapshot, id }: ResultsProps) {
  const { settings, round } = snapshot
  const { places, columns } = useMemo(() => standingsView(snapshot, round), [snapshot, round])
  const all = useMemo(() => sheets(snapshot, round), [snapshot, round])
  const both = settings.gamePointTotal > 1
  const missing = missingLabel(snapshot)
  const heads: ComponentProps<typeof BestRows>['heads'] = both
    ? [
        { word: sayTieBreaks.shortMP(), title: say.matchPoints() },
        { word: sayTieBreaks.shortGP(), title: say.gamePoints() },
      ]
    : [{ word: say.score() }]
  const breaks = columns.slice(0, TIE_BREAKS)
  const rows = places.slice(0, ROWS).map(({ player, rank, name, score, values }) => ({
    key: String(player),
    rank,
    name,
    href: competitorPath(snapshot, player),
    title: snapshot.players.title?.[player] ?? '',
    nationality: snapshot.players.nationality[player]!,
    cells: [
      ...(both
        ? [<Points key="MP" of={all[player]!.score} />, <Points key="GP" of={all[player]!.gamePoints} />]
        : [<Points key="score" of={score} />]),
      ...breaks.map((column, at) => displayFigure(values[at]!, column)),
    ],
  }))
  const noun = settings.competitors === 'team' ? say.team() : say.player()
  return (
    <Panel
      title={missing ? say.standingsAfterRound({ round }) : say.finalStandings()}
      action={<All href={tournamentPath(id, 'standings', 'final')} count={places.length} />}
    >
      <BestRows
        caption={missing ? say.topOfStandings({ round, missing }) : say.topOfFinalStandings()}
        noun={noun}
        heads={[...heads, ...breaks.map(({ short, name }) => ({ word: short, title: name, wide: true }))]}
        rows={rows}
      />
    </Panel>
  )
}

function Individuals({ id }: { id: string }) {
  const { data } = useSuspenseQuery(tournamentQueries.individuals(id))
  const scores = useMemo(() => individualScores(withSpokenNames(data)), [data])
  if (scores.length === 0) return null
  const rows = scores.slice(0, ROWS).map(({ row, rank, score }) => ({
    key: `${row.team}/${row.name}`,
    rank,
    name: row.name,
    href: row.userId ? profilePath('@', row.userId) : undefined,
    title: row.title,
    nationality: row.nationality,
    cells: [row.team, row.histories.at(-1)?.board ?? '–', <Points key="score" of={score} />],
  }))
  return (
    <Panel
      title={say.individualResults()}
      action={<All href={tournamentPath(id, 'standings', 'individual')} count={scores.length} />}
    >
      <BestRows
        caption={say.topIndividualResults()}
        noun={say.player()}
        heads={[{ word: say.team(), text: true }, { word: say.board() }, { word: say.score() }]}
        rows={rows}
      />
    </Panel>
  )
}

const All = ({ href, count }: { href: string; count: number }) => (
  <Link className={layout.link} to={href}>
    {say.allCount({ count })}
  </Link>
)
