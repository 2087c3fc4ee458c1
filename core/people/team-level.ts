import type { Level } from './levels.ts'

const SITE_ADMIN = 2

/** `membership` is the level in the list of members, null for non-members. Site admins have level 2. */
export function levelInTeam(membership: number | null, viewer: { level: number }): Level {
  if (viewer.level >= SITE_ADMIN || (membership !== null && membership > 0)) return 2
  return membership === null ? 0 : 1
}
