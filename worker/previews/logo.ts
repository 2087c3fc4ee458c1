import { isOwnPath } from '#core/text/web-link.ts'
import { fetchPublic } from '../outgoing/fetch-public.ts'
import type { AddressEnv } from '../outgoing/public-address.ts'

/** Reads a static file of this site; undefined when there is none. */
type ReadAsset = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

const TIMEOUT = 1500
const MOST_HOPS = 3
const MAX_BYTES = 512 * 1024
const PICTURE = /^image\/(?:png|jpeg|webp|svg\+xml)\b/

/**
 * An event's logo, from this site's files or a public address; undefined when it cannot be loaded, or is too large: the
 * picture is then made without it.
 */
export async function loadLogo(
  env: AddressEnv,
  url: string | null,
  read: ReadAsset,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!url) return undefined
  if (isOwnPath(url)) return read(url)
  const answer = await fetchPublic(env, url, {
    headers: { accept: 'image/*' },
    timeout: TIMEOUT,
    hops: MOST_HOPS,
    maxBytes: MAX_BYTES,
    type: PICTURE,
  })
  return answer.kind === 'answer' && answer.status === 200 ? answer.bytes : undefined
}
