import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { checkLinks, UNCHECKED } from '#core/changes/chain.ts'
import { get } from '../../api/client.ts'

/** Fetches the hash chain of all changes up to a version and verifies it in the browser. */
export const chainQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...queryKeys.changes(id), 'chain', version] as const,
    queryFn: async ({ signal }) => {
      let done = UNCHECKED
      let since = 0
      for (;;) {
        const {
          id: own,
          links,
          hasMore,
        } = await get('/tournament/:id/getChain', {
          id,
          query: { since: String(since) },
          signal,
        })
        done = await checkLinks(own, done, links, sha256)
        since = links.at(-1)?.version ?? since
        if (!hasMore || done.broken !== undefined) return done
      }
    },
    staleTime: Infinity,
    retry: false,
  })

/** SHA-256 as base64url without padding, as the Worker writes it. */
async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
