import { useMe } from '../api/session.ts'

/** Whether the page at an address is that of the reader's own entry, or of their team's. */
export function useIsOwnEntry(): (href: string | undefined) => boolean {
  const own = useMe()?.players
  return (href) => own?.includes(href?.split('/')[2] ?? '') ?? false
}
