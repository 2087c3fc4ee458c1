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

/** The choice is a cookie, so that the server leaves hidden results out. */
export const readSpoilerChoice = (): SpoilerChoice => parseSpoilerChoice(readCookies()[SPOILER_COOKIE])

/** Some browsers write a cookie after sending the next request; `cookieStore.get` resolves once it is written. */
export async function keepSpoilerChoice(choice: SpoilerChoice): Promise<void> {
  setCookie(SPOILER_COOKIE, formatSpoilerChoice(choice) || undefined)
  if ('cookieStore' in globalThis) await cookieStore.get(SPOILER_COOKIE)
}

/** Reveals more results of a tournament, or all of them, and refetches. */
export function useReveal(id: string): (more: Partial<RevealedResults> | 'all') => Promise<void> {
  const cache = useQueryClient()
  return async (more) => {
    const choice = readSpoilerChoice()
    const known = revealedOf(choice, id) ?? NOTHING_REVEALED
    await keepSpoilerChoice(withEventChoice(choice, id, more === 'all' ? more : withRevealed(known, more)))
    await cache.invalidateQueries()
  }
}
