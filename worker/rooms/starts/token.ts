import type { Db } from '../../data/db.ts'
import type { Bindings } from '../../env.ts'
import { unseal } from '../../secrets/seal.ts'
import { findUserToken } from '../../data/lichess-tokens.ts'

/** The token with which a user starts games: their own, or the site’s. */
export async function starterToken(
  env: Pick<Bindings, 'SECRET' | 'LICHESS_TOKEN'>,
  db: Db,
  user: string | null,
  scope: string,
  now: number,
): Promise<string | undefined> {
  const sealed = user === null ? undefined : await findUserToken(db, user, scope, now)
  return (sealed && (await unseal(sealed, env.SECRET))) || env.LICHESS_TOKEN || undefined
}
