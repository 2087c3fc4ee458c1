import { useMe } from '../api/session.ts'

/** Whether an entry, by its id, is the reader's own or their team's. */
export function useIsOwnEntry(): (id: string | undefined) => boolean {
  const own = useMe()?.players
  return (id) => id !== undefined && (own?.includes(id) ?? false)
}
