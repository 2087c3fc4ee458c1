import type { BoardHistory, IndividualRow } from '#core/rows/individual-row.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import type { RoundCell } from './round-cell.ts'

/** A player's score and board in a round, as a crosstable cell. */
export function individualCell({ histories }: Pick<IndividualRow, 'histories'>, round: number): RoundCell {
  const start = { round, bonus: false }
  const history = histories.find((one) => one.round === round)
  if (!history) return { ...start, kind: 'none', figure: '', title: `Round ${round}: did not play` }
  const { score, board, colour, opponent, resultId } = history
  const figure = score === null ? '' : formatPoints(halfPoints(score))
  const who = opponent ? ` against ${opponent}` : ''
  return {
    ...start,
    kind: kindOf(history),
    figure,
    colour: colour === 'W' ? 'White' : 'Black',
    no: board,
    match: resultId,
    title: `Round ${round}: ${figure ? `${figure} of ${history.games}` : 'playing'} on board ${board}${who}`,
  }
}

/** More than half of the points counts as a win. */
function kindOf({ score, games }: BoardHistory): RoundCell['kind'] {
  if (score === null || games === 0) return 'open'
  if (2 * score === games) return 'draw'
  return 2 * score > games ? 'win' : 'loss'
}
