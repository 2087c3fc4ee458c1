import { useEffect } from 'react'
import { parseColour } from '#core/text/colour.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'
import { nameColour } from '#core/text/initials.ts'

/** Logos that could not be read since the page was loaded. */
const unreadableLogos = new Set<string>()

/**
 * The colour of an event: that of its logo, read once and stored in this browser; before that, or when the logo can't
 * be read, a colour from its name. The styles adjust lightness and saturation.
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
