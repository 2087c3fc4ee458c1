import type { Update } from '#core/contract/profile.ts'
import type { Db } from './db.ts'

/** Fields of a profile that are one text, by their column. */
const COLUMNS = { bio: 'bio', name: 'name', nationality: 'nationality', fide: 'fide', ecf: 'ecf' } as const
type Text = Extract<Update, { account: keyof typeof COLUMNS }>

/** Writes one text of somebody's profile. */
export const write = (db: Db, userId: string, { account, data }: Text, now: number): Promise<D1Result> =>
  db.$client
    .prepare(`update users set ${COLUMNS[account]} = ?2, updated_at = ?3 where id = ?1`)
    .bind(userId, data === '' && account !== 'bio' && account !== 'nationality' ? null : data, now)
    .run()

/** Keeps how to reach somebody; what is empty is forgotten. */
export const reach = (
  db: Db,
  userId: string,
  contact: Record<string, string | undefined>,
  now: number,
): Promise<D1Result> =>
  db.$client
    .prepare('update users set contact = ?2, updated_at = ?3 where id = ?1')
    .bind(userId, JSON.stringify(Object.fromEntries(Object.entries(contact).filter(([, value]) => value))), now)
    .run()

const SETTINGS = { theme: 'theme', backgroundURL: 'background_url' } as const

/** Keeps settings of somebody; an empty text clears one. */
export async function set(
  db: Db,
  userId: string,
  given: { theme?: string | undefined; backgroundURL?: string | undefined },
) {
  const named = Object.entries(SETTINGS).flatMap(([name, column]) => {
    const value = given[name as keyof typeof SETTINGS]
    return value === undefined ? [] : [[column, value || null] as const]
  })
  if (named.length === 0) return
  const columns = named.map(([column], at) => `${column} = ?${at + 2}`).join(', ')
  await db.$client
    .prepare(`update users set ${columns} where id = ?1`)
    .bind(userId, ...named.map(([, value]) => value))
    .run()
}

/** Changes somebody's address, which nobody has proven yet, or what is known of it. */
export const setEmail = (
  db: Db,
  userId: string,
  email: string | null,
  meta: Record<string, unknown>,
): Promise<D1Result> =>
  db.$client
    .prepare(
      'update users set email = coalesce(lower(?2), email), email_meta = json_patch(email_meta, ?3) where id = ?1',
    )
    .bind(userId, email, JSON.stringify(meta))
    .run()

/** Marks an address as proven, if it is still theirs. */
export async function proveEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(`update users set email_meta = json_patch(email_meta, '{"verified":true}') where id = ?1 and email = ?2`)
    .bind(userId, email)
    .run()
  return meta.changes > 0
}
