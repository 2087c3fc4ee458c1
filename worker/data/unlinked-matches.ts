import type { Link } from '#core/match/links.ts'
import type { PairingRef } from '#core/snapshot/ids.ts'
import type { LinkedSides } from '../chess-sites/linked-match.ts'
import { newId } from '../secrets/token.ts'
import type { Db } from './db.ts'

/** A match of two teams with clubs at Chess.com that has neither link nor result. */
export interface UnlinkedMatch extends PairingRef {
  /** Addresses of both clubs, as the organiser or the team entered them. */
  clubs: [first: string, second: string]
  /** Start of its round and of the next, in milliseconds or as a day; null if unknown. */
  starts: (string | number | null)[]
}

const UNLINKED = `
  select t.id as tournament, m.round, m.no, coalesce(a.chess_com, ta.chess_com) as first,
    coalesce(b.chess_com, tb.chess_com) as second,
    coalesce(r.day, r.starts_at) as start, coalesce(n.day, n.starts_at) as next
  from tournaments t
  cross join matches m on m.tournament_id = t.id and m.round <= t.round
  cross join players a on a.tournament_id = t.id and a.no = m.white
  cross join players b on b.tournament_id = t.id and b.no = m.black
  left join teams ta on ta.id = a.team_id
  left join teams tb on tb.id = b.team_id
  left join rounds r on r.tournament_id = t.id and r.round = m.round
  left join rounds n on n.tournament_id = t.id and n.round = m.round + 1
  where t.phase = 'live' and t.settings ->> 'competitors' = 'team' and t.settings ->> 'pullResults' > 0
    and m.outcome = '  ' and m.facts ->> 'link' is null and m.facts ->> 'aborted' is null
    and coalesce(a.chess_com, ta.chess_com) is not null and coalesce(b.chess_com, tb.chess_com) is not null`

interface StoredUnlinked extends PairingRef {
  first: string
  second: string
  start: string | number | null
  next: string | number | null
}

/** Matches of running events whose links can be searched in the lists of their clubs. */
export async function listUnlinked(db: Db): Promise<UnlinkedMatch[]> {
  const { results } = await db.$client.prepare(UNLINKED).all<StoredUnlinked>()
  return results.map(({ first, second, start, next, ...ref }) => ({
    ...ref,
    clubs: [first, second],
    starts: [start, next],
  }))
}

// A link that was removed or declined for this match is not proposed again, and one of another match never.
const PROPOSE = `
  insert into links (id, tournament_id, round, match_no, user_id, side, source, type, site_id, link, sides, created_at, updated_at)
  select ?1, ?2, ?3, ?4, null, null, ?5, ?6, ?7, ?8, ?9, ?10, ?10
  where exists (select 1 from matches where tournament_id = ?2 and round = ?3 and no = ?4
      and facts ->> 'link' is null and outcome = '  ' and facts ->> 'aborted' is null)
    and not exists (select 1 from links where tournament_id = ?2 and source = ?5 and type = ?6 and site_id = ?7
      and (state <> 'removed' or (round = ?3 and match_no = ?4)))`

/** Proposes a link that nobody has submitted; false if it is known already. */
export async function proposeLink(
  db: Db,
  { tournament, round, no }: PairingRef,
  { source, type, siteId }: Link,
  { link, sides }: { link: string; sides: LinkedSides | null },
  now: number,
): Promise<boolean> {
  const { meta } = await db.$client
    .prepare(PROPOSE)
    .bind(newId('l'), tournament, round, no, source, type, siteId, link, sides && JSON.stringify(sides), now)
    .run()
  return meta.changes > 0
}
