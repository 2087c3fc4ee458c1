import type { Db } from './db.ts'

/** The scope with which games are started in a player’s name. */
export const PLAY_SCOPE = 'challenge:write'
/** The scope with which many games are created at once. */
export const BULK_SCOPE = 'challenge:bulk'

/** SQL condition: the account `l` may be used for a scope now. */
export const lends = (scope: string, now: number): string =>
  `l.id = 'lichess' and l.verified = 1 and l.token is not null
    and instr(' ' || l.scopes || ' ', ' ${scope} ') > 0 and coalesce(l.token_expires_at, ${now + 1}) > ${now}`

/** Encrypted tokens that players lend, by the id of their account. */
export async function listPlayerTokens(
  { $client: d1 }: Db,
  ids: readonly string[],
  now: number,
): Promise<Map<string, string>> {
  const { results } = await d1
    .prepare(
      `select l.site_id as id, l.token from accounts l
       where l.site_id in (select value from json_each(?1)) and ${lends(PLAY_SCOPE, now)}`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: string; token: string }>()
  return new Map(results.map(({ id, token }) => [id, token]))
}

/** The encrypted token of a user’s account, if they lend it for this scope. */
export async function findUserToken(
  { $client: d1 }: Db,
  user: string,
  scope: string,
  now: number,
): Promise<string | undefined> {
  const found = await d1
    .prepare(`select l.token from accounts l where l.user_id = ?1 and ${lends(scope, now)}`)
    .bind(user)
    .first<{ token: string }>()
  return found?.token
}
