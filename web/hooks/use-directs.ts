import type { Me } from '#core/rows/profile.ts'
import { useMe } from '../api/session.ts'

/** Whether somebody directs a tournament. */
export const directs = (me: Me | null | undefined, tournament: string): boolean =>
  !!me && (me.level > 1 || me.directedTournaments.includes(tournament))

/** Whether the reader directs a tournament. */
export const useDirects = (tournament: string): boolean => directs(useMe(), tournament)
