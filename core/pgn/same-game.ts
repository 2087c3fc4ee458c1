import type { PgnGame } from './pgn-game.ts'
import { outcomeOf } from './result.ts'

const SAME = ['Event', 'Date', 'Round', 'Board', 'White', 'Black', 'FEN']

/** Games with the same tags that are compared. */
const MAX_GAMES_OF_A_PAIR = 20

/**
 * The games of a file, each once. Of two copies the one with more moves is kept, at the place of the first copy. Games
 * without moves and games with different results are never copies of each other.
 */
export function withoutTwins(games: readonly PgnGame[]): PgnGame[] {
  const kept: PgnGame[] = []
  const places = new Map<string, number[]>()
  for (const game of games) {
    if (game.moves.length === 0) {
      kept.push(game)
      continue
    }
    const key = SAME.map((name) => game.tags[name] ?? '').join('\n')
    const others = places.get(key) ?? []
    const twin = others.find((at) => isSame(kept[at]!, game))
    if (twin === undefined) places.set(key, [...others, kept.push(game) - 1].slice(-MAX_GAMES_OF_A_PAIR))
    else if (game.moves.length >= kept[twin]!.moves.length) kept[twin] = game
  }
  return kept
}

function isSame(one: PgnGame, other: PgnGame): boolean {
  const [short, long] = one.moves.length <= other.moves.length ? [one, other] : [other, one]
  const results = new Set([closedResult(one), closedResult(other)].filter((result) => result !== undefined))
  return results.size < 2 && short.moves.every(({ san }, at) => san === long.moves[at]!.san)
}

const closedResult = ({ tags, end = '' }: PgnGame): string | undefined => outcomeOf(tags.Result ?? '') ?? outcomeOf(end)
