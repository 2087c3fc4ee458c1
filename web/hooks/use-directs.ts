import { createContext, use } from 'react'
import type { Me } from '#core/rows/profile.ts'
import { useMe } from '../api/session.ts'

/** Whether somebody directs a tournament. */
export const directs = (me: Me | null | undefined, tournament: string): boolean =>
  !!me && (me.level > 1 || me.directedTournaments.includes(tournament))

/** Whether the tournament is shown as it was: nothing of that can be changed. */
export const PastContext = createContext(false)

/** Whether the reader directs a tournament that is shown as it is. */
export const useDirects = (tournament: string): boolean => {
  const me = useMe()
  return !use(PastContext) && directs(me, tournament)
}
