import { MAX_LISTED } from '../limits/ratings.ts'
import { keyOfLine, playerOfLine, type ListPlayer } from './listed-player.ts'
import type { ListQuery } from './search-key.ts'

/** The lines of a block whose names have all words of the query, or words that begin with them, in any order. */
export function matchingLines(lines: readonly string[], query: ListQuery): string[] {
  return lines.filter((line) => {
    const own = keyOfLine(line).split(' ')
    return query.every((keys) => keys.some((key) => own.some((word) => word.startsWith(key))))
  })
}

/**
 * The best of the found lines, each player once: those of `federation` first, then those whose words are the typed ones
 * and not only begin with them, active ones, and the stronger ones.
 */
export function bestPlayers(lines: readonly string[], query: ListQuery, federation: string | null): ListPlayer[] {
  const typed = new Set(query.flat())
  const found = new Map<string, { player: ListPlayer; exact: number }>()
  for (const line of lines) {
    const player = playerOfLine(line)
    const own = keyOfLine(line).split(' ')
    found.set(player.id, { player, exact: own.filter((word) => typed.has(word)).length })
  }
  const isOwn = ({ player }: { player: ListPlayer }): number => Number(player.federation === federation)
  return [...found.values()]
    .toSorted(
      (one, other) =>
        isOwn(other) - isOwn(one) ||
        other.exact - one.exact ||
        Number(one.player.isInactive) - Number(other.player.isInactive) ||
        strength(other.player) - strength(one.player) ||
        (one.player.id < other.player.id ? -1 : 1),
    )
    .slice(0, MAX_LISTED)
    .map(({ player }) => player)
}

const strength = ({ ratings }: ListPlayer): number => Math.max(0, ...ratings)
