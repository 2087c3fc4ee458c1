import { parsePath } from '#core/addresses/parse-path.ts'
import type { Settings } from '#core/tournament/tournament.ts'

/** The page of the festival that an event is a section of: such an event has it in place of a website. */
export function festivalLink({ profileURL }: Pick<Settings, 'profileURL'>): string | undefined {
  return profileURL?.startsWith('/f/') && parsePath(profileURL).page === 'festival' ? profileURL : undefined
}

/** The page of the season that an event is a division of: such an event has it in place of a website. */
export function seasonLink({ profileURL }: Pick<Settings, 'profileURL'>): string | undefined {
  return profileURL?.startsWith('/s/') && parsePath(profileURL).page === 'season' ? profileURL : undefined
}
