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

/** Browsers may write a cookie later than they send the next question: what they answer about it comes after it is written. */
async function keep(choice: SpoilerChoice): Promise<void> {
  setCookie(SPOILER_COOKIE, formatSpoilerChoice(choice) || undefined)
  if ('cookieStore' in globalThis) await cookieStore.get(SPOILER_COOKIE)
}

/** Hides results everywhere or shows them. What was sent before goes with the page. */
export async function hideResults(hides: boolean): Promise<void> {
  await keep({ hides, events: hides ? readSpoilerChoice().events : new Map() })
  location.reload()
}

/** Hides all results of a tournament. */
export async function hideEvent(id: string): Promise<void> {
  await keep(withEventChoice(readSpoilerChoice(), id, NOTHING_REVEALED))
  location.reload()
}

/** Shows more of a tournament, or all of it, and asks for what may be seen now. */
export function useReveal(id: string): (more: Partial<RevealedResults> | 'all') => Promise<void> {
  const cache = useQueryClient()
  return async (more) => {
    const choice = readSpoilerChoice()
    const known = revealedOf(choice, id) ?? NOTHING_REVEALED
    await keep(withEventChoice(choice, id, more === 'all' ? more : withRevealed(known, more)))
    await cache.invalidateQueries()
  }
}
