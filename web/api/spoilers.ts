import { useQueryClient } from '@tanstack/react-query'
import { NOTHING_REVEALED, withRevealed, type RevealedResults } from '#core/snapshot/revealed-results.ts'
import {
  formatSpoilerChoice,
  parseSpoilerChoice,
  revealedOf,
  SPOILER_COOKIE,
  withEventChoice,
  type SpoilerChoice,
} from '#core/snapshot/spoiler-choice.ts'
import { readCookies, setCookie } from './cookies.ts'

/** How this browser wants results: the server reads the same, and sends no others. */
export const readSpoilerChoice = (): SpoilerChoice => parseSpoilerChoice(readCookies()[SPOILER_COOKIE])

const keep = (choice: SpoilerChoice): void => setCookie(SPOILER_COOKIE, formatSpoilerChoice(choice) || undefined)

/** Hides results everywhere or shows them. What was sent before goes with the page. */
export function hideResults(hides: boolean): void {
  keep({ hides, events: hides ? readSpoilerChoice().events : new Map() })
  location.reload()
}

/** Hides all results of a tournament. */
export function hideEvent(id: string): void {
  keep(withEventChoice(readSpoilerChoice(), id, NOTHING_REVEALED))
  location.reload()
}

/** Shows more of a tournament, or all of it, and asks for what may be seen now. */
export function useReveal(id: string): (more: Partial<RevealedResults> | 'all') => Promise<void> {
  const cache = useQueryClient()
  return (more) => {
    const choice = readSpoilerChoice()
    const known = revealedOf(choice, id) ?? NOTHING_REVEALED
    keep(withEventChoice(choice, id, more === 'all' ? more : withRevealed(known, more)))
    return cache.invalidateQueries()
  }
}
