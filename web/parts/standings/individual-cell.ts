import * as say from '#words/standings.js'
import type { BoardHistory, IndividualRow } from '#core/rows/individual-row.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import type { RoundCell } from './round-cell.ts'

/** A player's score and board in a round, as a crosstable cell. */
export function individualCell({ histories }: Pick<IndividualRow, 'histories'>, round: number): RoundCell {
  const start = { round, bonus: false }
  const history = histories.find((one) => one.round === round)
  if (!history) return { ...start, kind: 'none', figure: '', title: say.cellDidNotPlay({ round }) }
  const { score, board, colour, resultId } = history
  const figure = score === null ? '' : formatPoints(halfPoints(score))
  return {
    ...start,
    kind: kindOf(history),
    figure,
    colour: colour === 'W' ? 'White' : 'Black',
    no: board,
    match: resultId,
    title: titleOf(history, figure),
  }
}

function titleOf({ round, board, opponent, games }: BoardHistory, score: string): string {
  if (score === '')
    return opponent ? say.cellPlayingAgainst({ round, board, opponent }) : say.cellPlaying({ round, board })
  return opponent
    ? say.cellPlayedAgainst({ round, score, games, board, opponent })
    : say.cellPlayed({ round, score, games, board })
}

/** More than half of the points counts as a win. */
function kindOf({ score, games }: BoardHistory): RoundCell['kind'] {
  if (score === null || games === 0) return 'open'
  if (2 * score === games) return 'draw'
  return 2 * score > games ? 'win' : 'loss'
}
