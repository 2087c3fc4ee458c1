import { useMe } from '../../api/session.ts'

/** Whether a site-wide team is one of the signed-in user’s. */
export function useOwnTeams(): (team: string | null) => boolean {
  const own = useMe()?.teams
  return (team) => team !== null && (own?.some(({ id }) => id === team) ?? false)
}
