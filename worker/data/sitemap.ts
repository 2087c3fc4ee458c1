import type { Db } from './db.ts'

/** A public event, festival or league, as search engines should find it. */
interface ListedPage {
  /** Its vanity address, else its id. */
  id: string
  /** In milliseconds. */
  updatedAt: number
}

interface ListedPages {
  events: ListedPage[]
  festivals: ListedPage[]
  leagues: ListedPage[]
}

/** The newest public events, and the festivals and leagues that changed last: at most so many of each. */
export async function listPublicPages(
  { $client: d1 }: Db,
  most: { events: number; festivals: number; leagues: number },
): Promise<ListedPages> {
  const [events, festivals, leagues] = await d1.batch<ListedPage>([
    d1
      .prepare(
        `select coalesce(vanity_url, id) as id, updated_at as updatedAt from tournaments
         where public = 1 order by listed_at desc, id desc limit ?`,
      )
      .bind(most.events),
    d1
      .prepare(
        `select id, updated_at as updatedAt from festivals indexed by festivals_listed
         where listed_at is not null order by listed_at desc limit ?`,
      )
      .bind(most.festivals),
    d1
      .prepare(
        `select id, updated_at as updatedAt from leagues where listed_at is not null order by listed_at desc limit ?`,
      )
      .bind(most.leagues),
  ])
  return { events: events!.results, festivals: festivals!.results, leagues: leagues!.results }
}
