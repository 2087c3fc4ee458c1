import type { Db } from './db.ts'

/** What is known of clubs by the last part of their address. */
export async function findIds(
  db: Db,
  slugs: string[],
): Promise<Map<string, { id: number | undefined; lookedAt: number }>> {
  const { results } = await db.$client
    .prepare(
      `select slug, club_id as id, looked_at as lookedAt from site_clubs
       where looked_at is not null and slug in (select value from json_each(?1))`,
    )
    .bind(JSON.stringify(slugs))
    .all<{ slug: string; id: number | null; lookedAt: number }>()
  return new Map(results.map(({ slug, id, lookedAt }) => [slug, { id: id ?? undefined, lookedAt }]))
}

export async function saveId(db: Db, slug: string, id: number | undefined, now: number): Promise<void> {
  await db.$client
    .prepare(
      `insert into site_clubs (slug, club_id, looked_at) values (?1, ?2, ?3)
       on conflict do update set club_id = excluded.club_id, looked_at = excluded.looked_at`,
    )
    .bind(slug, id ?? null, now)
    .run()
}

/** Those of the clubs whose list of matches was not read since a time. */
export async function listUnsearched(db: Db, slugs: string[], since: number): Promise<string[]> {
  const { results } = await db.$client
    .prepare(
      `select value as slug from json_each(?1)
       where not exists (select 1 from site_clubs where slug = value and searched_at > ?2)`,
    )
    .bind(JSON.stringify(slugs), since)
    .all<{ slug: string }>()
  return results.map(({ slug }) => slug)
}

export async function noteSearch(db: Db, slug: string, now: number): Promise<void> {
  await db.$client
    .prepare(
      `insert into site_clubs (slug, searched_at) values (?1, ?2)
       on conflict do update set searched_at = excluded.searched_at`,
    )
    .bind(slug, now)
    .run()
}
