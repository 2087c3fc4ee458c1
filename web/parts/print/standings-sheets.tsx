import { systemAt } from '#core/snapshot/rounds.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { formatPoints } from '#core/text/score.ts'
import { groupByPool } from '../tournament/by-pool.ts'
import type { RoundCell } from '../standings/round-cell.ts'
import { standingsView, type StandingView } from '../standings/standings-view.ts'
import { OpponentSheets } from './opponent-sheets.tsx'
import type { SheetFacts } from './sheet-facts.ts'
import { TableSheets, type SheetColumn } from './table-sheets.tsx'

const LINE = 7.4
const DENSE = 6.4
/** Beyond so many columns opponents are named by their rank in columns of rounds. */
const MOST_OPPONENTS = 20

/** The table after a round with all its tie-breaks, or with `rounds` who met whom. */
export function StandingsSheets({ facts, rounds: hasRounds = false }: { facts: SheetFacts; rounds?: boolean }) {
  const { snapshot, round } = facts
  const { settings, systems } = snapshot
  const view = standingsView(snapshot, round)
  const pools = groupByPool(view.places)
  const isRoundRobin = round > 0 && systemAt(settings, systems, round).system === 'roundRobin'
  const title = `${hasRounds ? 'Crosstable' : 'Standings'} ${state(facts)}`
  if (hasRounds && isRoundRobin && pools.every(({ rows }) => rows.length <= MOST_OPPONENTS))
    return <OpponentSheets facts={facts} title={title} />
  const rounds = hasRounds ? Array.from({ length: Math.min(round, snapshot.rounds.length) }, (_, at) => at) : []
  const hasFederations = snapshot.players.nationality.some(Boolean)
  const figure = { align: 'center', strong: true } as const
  const columns: SheetColumn[] = [
    { head: '#', width: 12, ...figure },
    { head: settings.competitors === 'team' ? 'Team' : 'Name', ...(hasRounds && { width: 58 }) },
    ...(hasFederations ? [{ head: 'Fed', width: 13 }] : []),
    ...(settings.showRatings ? [{ head: 'Rating', width: 15, align: 'center' } as const] : []),
    ...rounds.map((at) => ({ head: String(at + 1), align: 'center' }) as const),
    { head: 'Pts', width: 13, ...figure },
    // A name takes what the figures leave; of a crosstable's tie-breaks the first says most.
    ...view.columns
      .slice(0, hasRounds ? 2 : undefined)
      .map(({ short }) => ({ head: short, width: 15, align: 'center' }) as const),
  ]
  return (
    <TableSheets
      {...{ facts, columns, title }}
      line={hasRounds ? DENSE : LINE}
      wide={hasRounds}
      groups={pools.map(({ pool, rows }) => ({
        title: pools.length > 1 ? poolTitle(settings, systems, round, pool) : undefined,
        rows,
      }))}
      renderRow={(place) => {
        const row: StandingView = view.rowView(place)
        return {
          key: row.player,
          cells: [
            row.exclusion ? '–' : row.rank,
            <span key="name">
              {row.title && <small>{row.title} </small>}
              <bdi>{row.name}</bdi>
            </span>,
            ...(hasFederations ? [row.nationality] : []),
            ...(settings.showRatings ? [row.rating || '–'] : []),
            ...rounds.map((at) => <Met key={at} cell={row.cells[at]} />),
            formatPoints(row.score),
            ...row.values.slice(0, hasRounds ? 2 : undefined),
          ],
        }
      }}
    />
  )
}

/** Whom they met and what came of it: `12w 1`. */
function Met({ cell }: { cell: RoundCell | undefined }) {
  if (!cell || cell.kind === 'none') return '–'
  if (cell.kind === 'bye') return <small>bye {cell.figure}</small>
  return (
    <>
      <small>
        {cell.rank}
        {cell.colour === 'Black' ? 'b' : 'w'}{' '}
      </small>
      <b>{cell.figure || '·'}</b>
    </>
  )
}

/** `after round 5`, and how much of it is missing. */
function state({ snapshot, round }: SheetFacts): string {
  if (round === 0) return 'before round 1'
  const missing = (snapshot.rounds[round - 1]?.outcomes.match(/../gs) ?? []).filter(
    (each) => each === NO_OUTCOME,
  ).length
  return `after round ${round}${missing > 0 ? `, ${missing} ${missing === 1 ? 'result' : 'results'} missing` : ''}`
}
