import type { SiteReview } from '#core/changes/site-proposals.ts'
import type { ClosedAccount } from '#core/match/closed-accounts.ts'
import { kOfWatch, watchNo } from '#core/match/mini-numbers.ts'
import type { PairingRef } from '#core/snapshot/ids.ts'
import type { Db } from './db.ts'

const DUE = `
  select tournament_id as tournament, round, match_no as matchNo, site_id as siteId, review_at as reviewAt
  from watches indexed by watches_review
  where done = 1 and source = 'chessCom' and review_at is not null and review_at <= ?1
  order by review_at limit ?2`

export interface DueReview extends PairingRef {
  /** Of a fixture with several matches: the number of the match. */
  k?: number
  siteId: string
  /** 0 before the first look. */
  reviewAt: number
}

/** Finished matches that are to be looked at again, longest due first. */
export async function listDue(db: Db, now: number, most: number): Promise<DueReview[]> {
  type Stored = Omit<DueReview, 'no' | 'k'> & { matchNo: number }
  const { results } = await db.$client.prepare(DUE).bind(now, most).all<Stored>()
  return results.map(({ matchNo, ...due }) => {
    const k = kOfWatch(matchNo)
    return { ...due, no: matchNo - watchNo(0, k), ...(k !== undefined && { k }) }
  })
}

/** Sets when a match is looked at next; null: no longer. */
export async function schedule(
  db: Db,
  { tournament, round, no, k }: Omit<DueReview, 'siteId' | 'reviewAt'>,
  at: number | null,
): Promise<void> {
  await db.$client
    .prepare('update watches set review_at = ?4 where tournament_id = ?1 and round = ?2 and match_no = ?3')
    .bind(tournament, round, watchNo(no, k), at)
    .run()
}

const SAVE = `
  insert into site_reviews (tournament_id, round, match_no, k, base_white, base_black, white, black, closed, seen_at)
  values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
  on conflict do update set white = excluded.white, black = excluded.black, closed = excluded.closed, seen_at = excluded.seen_at
  where white <> excluded.white or black <> excluded.black or closed <> excluded.closed`

/** Saves what was seen; the score of the first look stays. */
export async function save(db: Db, tournament: string, review: SiteReview): Promise<void> {
  const { round, no, k = 0, base, score, closed, seenAt } = review
  await db.$client
    .prepare(SAVE)
    .bind(tournament, round, no, k, ...base, ...score, JSON.stringify(closed), seenAt)
    .run()
}

interface StoredReview {
  round: number
  no: number
  k: number
  baseWhite: number
  baseBlack: number
  white: number
  black: number
  closed: string
  seenAt: number
}

const OF_TOURNAMENT = `
  select round, match_no as no, k, base_white as baseWhite, base_black as baseBlack, white, black, closed, seen_at as seenAt
  from site_reviews where tournament_id = ?1`

/** Matches whose score at the site changed after their first look. */
export async function listChanged(db: Db, tournament: string): Promise<SiteReview[]> {
  const sql = `${OF_TOURNAMENT} and (white <> base_white or black <> base_black) order by round, match_no, k`
  const { results } = await db.$client.prepare(sql).bind(tournament).all<StoredReview>()
  return results.map(parse)
}

export async function find(
  db: Db,
  { tournament, round, no, k = 0 }: PairingRef & { k?: number | undefined },
): Promise<SiteReview | undefined> {
  const sql = `${OF_TOURNAMENT} and round = ?2 and match_no = ?3 and k = ?4`
  const row = await db.$client.prepare(sql).bind(tournament, round, no, k).first<StoredReview>()
  return row ? parse(row) : undefined
}

const parse = ({ round, no, k, baseWhite, baseBlack, white, black, closed, seenAt }: StoredReview): SiteReview => ({
  round,
  no,
  ...(k > 0 && { k }),
  base: [baseWhite, baseBlack],
  score: [white, black],
  closed: JSON.parse(closed) as ClosedAccount[],
  seenAt,
})

/** Numbers of the entries of teams that a user is an admin of. */
export async function listCaptained(db: Db, tournament: string, user: string): Promise<Set<number>> {
  const { results } = await db.$client
    .prepare(
      `select p.no from players p join team_members m on m.team_id = p.team_id
       where p.tournament_id = ?1 and m.user_id = ?2 and m.level >= 1`,
    )
    .bind(tournament, user)
    .all<{ no: number }>()
  return new Set(results.map(({ no }) => no))
}
