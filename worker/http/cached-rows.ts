import type { Context, TypedResponse } from 'hono'
import type { JSONParsed } from 'hono/utils/types'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { AppEnv } from '../env.ts'
import { checkVersionEtag } from './etag.ts'
import { jsonText } from './json-text.ts'
import { edgeCached } from '../cache/edge-cache.ts'
import { loadShown } from '../use-cases/shown-tournament.ts'
import { callerOf } from './caller.ts'

interface Caching {
  /**
   * The key under which the edge caches the answer, next to version and query. Omitted if making the answer costs less
   * than a cache lookup.
   */
  name?: string
  query?: object
  /** The time, if the answer depends on it: the key then changes when a match starts or ends, without a new version. */
  now?: number
}

/** JSON made of these snapshots: 304 if the client has it, else from the edge cache, else from `write`. */
export async function cachedJson<Body>(
  c: Context<AppEnv>,
  snapshots: Snapshot | Snapshot[],
  write: () => string | Promise<string>,
  { name, query = {}, now }: Caching = {},
): Promise<Response & TypedResponse<Body, 200, 'json'>> {
  const tag = checkVersionEtag(c, snapshots, now)
  return jsonText<Body>(c, name === undefined ? await write() : await edgeCached(c, tag, name, query, write))
}

/**
 * Rows made of the snapshot of the tournament in the address, as JSON with the same caching; throws 404 if there is
 * none.
 */
export async function cachedRows<Rows>(
  c: Context<AppEnv>,
  rows: (snapshot: Snapshot) => Rows | Promise<Rows>,
  caching?: Caching,
) {
  const { snapshot } = await loadShown(callerOf(c), c.req.param('id')!)
  return cachedJson<JSONParsed<Rows>>(c, snapshot, async () => JSON.stringify(await rows(snapshot)), caching)
}
