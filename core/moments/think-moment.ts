import type { TieSide } from '../match/decision.ts'
import type { PlayedGame } from './game-moments.ts'
import type { ThinkMoment } from './moment.ts'
import { plyTime } from './plies.ts'
import { matchFacts } from './round-record.ts'

/** A think is long from this share of the initial time on; without a time control from ten minutes on. */
const SHARE = 0.2
const MIN_SECONDS = 60
const WITHOUT_CONTROL = 10 * 60

/** The longest think of the round, if it is long: the first of equals. */
export function thinkMoment(played: readonly PlayedGame[]): ThinkMoment[] {
  let longest: { of: PlayedGame; ply: number; seconds: number } | undefined
  for (const of of played) {
    const { plies = [], control } = of.moves ?? {}
    const least = control ? Math.max(MIN_SECONDS, SHARE * control.base) : WITHOUT_CONTROL
    for (const [at, { spent = 0 }] of plies.entries())
      if (spent >= least && spent > (longest?.seconds ?? 0)) longest = { of, ply: at + 1, seconds: spent }
  }
  if (!longest) return []
  const { of, ply, seconds } = longest
  const { match, game, moves } = of
  const isWhite = (ply % 2 === 1) !== moves!.isBlackFirst
  const side: TieSide = isWhite === game.whiteFirst ? 0 : 1
  return [
    {
      kind: 'think',
      id: `think ${match.pairing.no}-${game.game} ${ply}`,
      at: plyTime(moves!, ply, of.lastAt),
      ...matchFacts(match),
      board: game.board,
      game: game.game,
      ply,
      move: moves!.move(ply),
      side,
      who: isWhite ? game.white : game.black,
      seconds: Math.round(seconds),
    },
  ]
}
