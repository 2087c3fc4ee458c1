import { parseClubId } from '#core/chess-site/club-matches.ts'
import { DAY } from '#core/time.ts'
import type { Db } from '../data/db.ts'
import * as siteClubs from '../data/site-clubs.ts'
import type { Bindings } from '../env.ts'

/** A number stays the same, but the address of a renamed club may become another club's. */
const KNOWN_FOR = 30 * DAY

/** The numbers of clubs at Chess.com by the last part of their address, as far as the site knows them. */
export async function clubIds(
  env: Pick<Bindings, 'SiteQueue' | 'CHESS_COM_API'>,
  db: Db,
  slugs: string[],
  now: number,
): Promise<Map<string, number>> {
  const known = await siteClubs.findIds(db, slugs)
  for (const slug of new Set(slugs)) {
    const { lookedAt = 0 } = known.get(slug) ?? {}
    if (lookedAt > now - KNOWN_FOR) continue
    const url = `${env.CHESS_COM_API}/club/${encodeURIComponent(slug)}`
    const answer = await env.SiteQueue.getByName(new URL(url).host).ask({ url })
    if (answer.kind === 'unavailable') continue
    // The number of a club that was renamed stays known by its old address.
    const id = answer.kind === 'ok' ? parseClubId(JSON.parse(answer.body)) : known.get(slug)?.id
    await siteClubs.saveId(db, slug, id, now)
    known.set(slug, { id, lookedAt: now })
  }
  return new Map([...known].flatMap(([slug, { id }]) => (id === undefined ? [] : [[slug, id] as const])))
}
