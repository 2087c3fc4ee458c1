import { useMe } from '../api/session.ts'

/** Whether an entry belongs to the signed-in user or their team, by the entry's id. */
export function useIsOwnEntry(): (id: string | undefined) => boolean {
  const own = useMe()?.players
  return (id) => id !== undefined && (own?.includes(id) ?? false)
}
