import type { Db } from './db.ts'

/** A public event, as search engines should find it. */
export interface ListedPage {
  /** Its vanity address, else its id. */
  id: string
  /** In milliseconds. */
  updatedAt: number
}

/** The public events that were listed last, the newest first. */
export async function listPublicEvents({ $client: d1 }: Db, most: number): Promise<ListedPage[]> {
  const { results } = await d1
    .prepare(
      `select coalesce(vanity_url, id) as id, updated_at as updatedAt from tournaments
       where public = 1 order by listed_at desc, id desc limit ?`,
    )
    .bind(most)
    .all<ListedPage>()
  return results
}
