import { moveList } from '#core/game/moves.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import type { RunningMatch } from '../../../api/answers.ts'
import { rules } from '../../board/rules.ts'

/** A position of a running game that the event’s engine has not judged yet. */
export interface OpenPosition {
  n: number
  g: number
  ply: number
  fen: string
}

export const positionKey = ({ n, g, ply, fen }: OpenPosition): string => `${n} ${g} ${ply} ${fen}`

/**
 * The positions that the engine should judge, in order: the last position of each game, then the earlier ones. Positions
 * that have an evaluation already, and those in `done`, are left out.
 */
export function openPositions(matches: readonly RunningMatch[], done: ReadonlySet<string>): OpenPosition[] {
  const games = matches.flatMap(({ id, games }) => {
    const n = parsePairingId(id)?.no
    if (n === undefined) return []
    return games.map(({ game: g, pgn, evaluations = [] }) =>
      moveList(pgn, rules)
        .moves.map(({ fen, evaluation }, at) => ({
          n,
          g,
          ply: at + 1,
          fen,
          isKnown: evaluation || evaluations[at] != null,
        }))
        .filter((position) => !position.isKnown && !done.has(positionKey(position)))
        .toReversed(),
    )
  })
  const most = Math.max(0, ...games.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => games.flatMap((positions) => positions[at] ?? [])).flat()
}
