import { useEffect } from 'react'
import { parseColour } from '#core/text/colour.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'
import { nameColour } from '#core/text/initials.ts'

/** Logos that could not be read since the page began. */
const unreadableLogos = new Set<string>()

/**
 * The colour of an event: its logo's, read once and then kept in this browser; until then, or where the logo cannot be
 * read, its name's own. How dark and how strong it shows is for the styles to say.
 */
export function useTournamentColour(name: string, logo: string | undefined): string {
  const [kept, keep] = useLocalStorage(`colour ${logo ?? ''}`)
  const colour = logo !== undefined && kept !== null ? parseColour(kept) : undefined
  const isKnown = colour !== undefined
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated || logo === undefined || isKnown || unreadableLogos.has(logo)) return
    void readLogo(logo).then((found) => (found === undefined ? unreadableLogos.add(logo) : keep(found)))
  }, [logo, isHydrated, isKnown, keep])
  return colour ? `rgb(${colour.join(' ')})` : nameColour(name)
}

async function readLogo(logo: string): Promise<string | undefined> {
  try {
    return (await import('./logo-colour.ts')).logoColour(logo)
  } catch {
    return undefined
  }
}
