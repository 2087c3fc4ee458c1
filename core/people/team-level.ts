import type { Level } from './levels.ts'

const SITE_ADMIN = 2

/** The level somebody has in a team: one more than what its members' list says, 2 for the site's admins, 0 for who is not in it. */
export function levelInTeam(membership: number | null, viewer: { level: number }): Level {
  if (viewer.level >= SITE_ADMIN || (membership !== null && membership > 0)) return 2
  return membership === null ? 0 : 1
}
