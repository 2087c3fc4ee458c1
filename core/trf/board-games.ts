import type { BoardGame } from '../snapshot/individual.ts'
import { firstHasWhite, hasWhite } from './board-pairs.ts'
import type { TeamMatch } from './team-match.ts'
import type { Trf } from './trf.ts'

/** The games of a match by board; boards without players are left out. */
export function boardGames(trf: Trf, { boards, games = '' }: TeamMatch, round: number, matchNo: number): BoardGame[] {
  return boards.flatMap((board, at) => {
    const [first, second] = board
    if (!first && !second) return []
    const letters = games.slice(2 * at, 2 * at + 2)
    const whiteFirst = hasWhite(board, round) ?? firstHasWhite(trf, at)
    const [white, black] = whiteFirst ? [first, second] : [second, first]
    return [
      {
        round,
        matchNo,
        no: at + 1,
        board: at + 1,
        white: white?.name ?? '',
        black: black?.name ?? '',
        ...(white && { whiteIndividual: white.no }),
        ...(black && { blackIndividual: black.no }),
        whiteFirst,
        outcome: whiteFirst ? letters : letters[1]! + letters[0]!,
      },
    ]
  })
}
