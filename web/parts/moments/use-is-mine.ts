import { nameStar } from '#core/people/stars.ts'
import { playerId } from '#core/snapshot/ids.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useStars } from '../../hooks/use-stars.ts'

/** A match with its entries; */
interface EntryMatch {
  entries: readonly [first: number, second: number]
  names?: readonly [first: string, second: string]
}

/** Whether a match of a tournament has one of the reader’s own entries, or a starred player or team. */
export function useIsMine(): (tournament: string, match: EntryMatch) => boolean {
  const isOwn = useIsOwnEntry()
  const stars = useStars()
  return (tournament, { entries, names = [] }) =>
    entries.some((no) => isOwn(playerId(tournament, no))) ||
    (stars.size > 0 && names.some((name) => stars.has(nameStar(name))))
}
