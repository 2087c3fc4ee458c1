import * as say from '#words/print.js'
import { systemAt } from '#core/snapshot/rounds.ts'
import { poolTitle } from '#core/snapshot/pools.ts'
import { afterRound } from '#core/snapshot/missing-results.ts'
import { formatPoints } from '#core/text/score.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { groupByPool } from '../tournament/by-pool.ts'
import type { RoundCell } from '../standings/round-cell.ts'
import { standingsView, type StandingView } from '../standings/standings-view.ts'
import { OpponentSheets } from './opponent-sheets.tsx'
import type { SheetFacts } from './sheet-facts.ts'
import { TableSheets, type SheetColumn } from './table-sheets.tsx'

const LINE = 7.4
const DENSE = 6.4
/** With more columns, a crosstable of rounds names opponents by number instead. */
const MOST_OPPONENTS = 20

/** The standings after a round with all tie-breaks; with `rounds` also the opponent and result of each round. */
export function StandingsSheets({ facts, rounds: hasRounds = false }: { facts: SheetFacts; rounds?: boolean }) {
  const { snapshot, round } = facts
  const { settings, systems } = snapshot
  const view = standingsView(snapshot, round, { isOfficial: true })
  const pools = groupByPool(view.places)
  const isRoundRobin = round > 0 && systemAt(settings, systems, round).system === 'roundRobin'
  const title =
    round === 0
      ? hasRounds
        ? say.crosstableBefore()
        : say.standingsBefore()
      : (hasRounds ? say.crosstableAfter : say.standingsAfter)({ afterRound: afterRound(snapshot, round) })
  if (hasRounds && isRoundRobin && pools.every(({ rows }) => rows.length <= MOST_OPPONENTS))
    return <OpponentSheets facts={facts} title={title} />
  const rounds = hasRounds ? Array.from({ length: Math.min(round, snapshot.rounds.length) }, (_, at) => at) : []
  const hasFederations = snapshot.players.nationality.some(Boolean)
  const figure = { align: 'center', strong: true } as const
  const columns: SheetColumn[] = [
    { head: '#', width: 12, ...figure },
    ...(hasRounds ? [{ head: say.numberHead(), width: 10, align: 'center' } as const] : []),
    { head: settings.competitors === 'team' ? say.teamHead() : say.nameHead(), ...(hasRounds && { width: 52 }) },
    ...(hasFederations ? [{ head: say.federationHead(), width: 13 }] : []),
    ...(settings.showRatings ? [{ head: say.ratingHead(), width: 15, align: 'center' } as const] : []),
    ...rounds.map((at) => ({ head: String(at + 1), align: 'center' }) as const),
    { head: say.pointsHead(), width: 13, ...figure },
    // The name column takes the rest of the width, so a crosstable prints two tie-breaks only.
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
            row.exclusion || row.isUnknown ? '–' : row.rank,
            ...(hasRounds ? [snapshot.players.no[row.player]!] : []),
            <Fitted
              key="name"
              text={[row.title, row.name, row.mark, row.isWithdrawn && 'withdrew'].filter(Boolean).join(' ')}
            >
              {row.title && <small>{row.title} </small>}
              <bdi>{row.name}</bdi>
              {row.mark && <small> {row.mark}</small>}
              {row.isWithdrawn && <small> {say.withdrew()}</small>}
            </Fitted>,
            ...(hasFederations ? [row.nationality] : []),
            ...(settings.showRatings ? [row.rating || '–'] : []),
            ...rounds.map((at) => <Met key={at} cell={row.cells[at]} />),
            row.isUnknown ? '–' : formatPoints(row.score),
            ...row.values.slice(0, hasRounds ? 2 : undefined).map((value) => (row.isUnknown ? '–' : value)),
          ],
        }
      }}
    />
  )
}

/** Opponent's starting number, colour and result: `12w 1`. */
function Met({ cell }: { cell: RoundCell | undefined }) {
  if (!cell || cell.kind === 'none') return '–'
  if (cell.kind === 'bye') return <small>{say.byeCell({ points: cell.figure })}</small>
  return (
    <>
      <small>
        {cell.no}
        {cell.colour === 'Black' ? say.blackLetter() : say.whiteLetter()}{' '}
      </small>
      <b>{cell.figure || '·'}</b>
    </>
  )
}
