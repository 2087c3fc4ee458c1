import { createContext, use } from 'react'
import type { Me } from '#core/rows/profile.ts'
import { useMe } from '../api/session.ts'

export const directs = (me: Me | null | undefined, tournament: string): boolean =>
  !!me && (me.level > 1 || me.directedTournaments.includes(tournament))

/** Whether an earlier version of the tournament is shown, which cannot be changed. */
export const PastContext = createContext(false)

/** Whether the user directs a tournament of which the current version is shown. */
export const useDirects = (tournament: string): boolean => {
  const me = useMe()
  return !use(PastContext) && directs(me, tournament)
}
