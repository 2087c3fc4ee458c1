import { nameStar } from '#core/people/stars.ts'
import type { Moment } from '#core/moments/moment.ts'
import { playerId } from '#core/snapshot/ids.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { useStars } from '../../hooks/use-stars.ts'

type Concerned = Pick<Moment, 'entries' | 'names'>

/** Whether a moment is of the reader’s own entries, or of starred players or teams. `id`: the tournament’s. */
export function useIsMine(id: string): (moment: Concerned) => boolean {
  const isOwn = useIsOwnEntry()
  const stars = useStars()
  return ({ entries, names }) =>
    entries.some((no) => isOwn(playerId(id, no))) || (stars.size > 0 && names.some((name) => stars.has(nameStar(name))))
}
