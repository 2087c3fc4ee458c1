import type { Settings } from '../tournament/tournament.ts'
import type { FestivalHead } from './facts.ts'

type SharedHead = Pick<FestivalHead, 'place' | 'federation' | 'timeZone' | 'logoURL'>

const sharedOf = ({ place, federation, timeZone, logoURL }: SharedHead) => ({
  location: place,
  federation,
  timeZone,
  logoURL,
})

/**
 * The settings that a section takes from its festival: those that it hasn’t set otherwise. `before` is the festival
 * before a change, whose values a section had from it.
 */
export function settingsFromFestival(
  settings: Settings,
  after: SharedHead,
  before: SharedHead = { place: null, federation: null, timeZone: null, logoURL: null },
): Partial<Settings> {
  const given = sharedOf(after)
  const old = sharedOf(before)
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      const own = settings[name as keyof typeof given]
      return value !== own && (own === null || own === old[name as keyof typeof old])
    }),
  )
}
