import * as say from '#words/ratingReport.js'
import { useQuery } from '@tanstack/react-query'
import { competitorName } from '#core/snapshot/names.ts'
import { ratingChanges } from '#core/standings/rating-changes.ts'
import { formatPoints } from '#core/text/score.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { formatChange } from '../card/card-figures.ts'
import type { SheetFacts } from './sheet-facts.ts'
import { TableSheets, type SheetColumn } from './table-sheets.tsx'

const LINE = 7

/** The rating change of every player by this event; nothing for an event that isn’t rated. */
export function RatingSheets({ facts }: { facts: SheetFacts }) {
  const { snapshot } = facts
  const { data: details } = useQuery(tournamentQueries.entryDetails(snapshot.id))
  const rated = ratingChanges(snapshot, details)
  if (rated.length === 0) return null
  const columns: SheetColumn[] = [
    { head: say.numberHead(), width: 20, align: 'end' },
    { head: say.playerHead(), strong: true },
    { head: say.ratingHead(), width: 20, align: 'end' },
    { head: say.gamesHead(), width: 20, align: 'end' },
    { head: say.scoreHead(), width: 20, align: 'end' },
    { head: say.kHead(), width: 14, align: 'end' },
    { head: say.changeHead(), width: 24, align: 'end' },
  ]
  return (
    <TableSheets
      {...{ facts, columns }}
      title={say.ratingChanges()}
      line={LINE}
      groups={[{ rows: rated }]}
      renderRow={({ player, rating, change, points }) => ({
        key: player,
        cells: [
          snapshot.players.no[player]!,
          <Fitted key="name" text={competitorName(snapshot, player)} />,
          rating,
          change.games,
          formatPoints(points),
          change.k,
          formatChange(change.total),
        ],
      })}
    />
  )
}
