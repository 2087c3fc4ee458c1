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
 * The settings that a section gets from its festival: those in which it has no value of its own. After a change of the
 * festival, `before` is the festival as it was: a section whose value equals that of `before` gets the new one.
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
