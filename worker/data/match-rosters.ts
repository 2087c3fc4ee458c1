import type { SiteRoster } from '#core/chess-site/parse-match.ts'
import { watchNo } from '#core/match/mini-numbers.ts'
import type { PairingRef } from '#core/snapshot/ids.ts'
import type { Db } from './db.ts'

/** A pairing, or one match of a fixture that has several. */
type MatchRef = PairingRef & { k?: number | undefined }

export interface KeptRosters {
  /** In the order of the pairing's sides. */
  rosters: [SiteRoster, SiteRoster]
  /** Boards that the match needs; null if the site doesn't say. */
  minBoards: number | null
}

/** Keeps who signed up for a match, in place of what was known before. */
export async function keep(
  db: Db,
  { tournament, round, no, k = 0 }: MatchRef,
  { rosters, minBoards }: KeptRosters,
  now: number,
): Promise<void> {
  await db.$client
    .prepare(
      `insert into match_rosters (tournament_id, round, match_no, k, rosters, min_boards, taken_at)
       select ?1, ?2, ?3, ?4, ?5, ?6, ?7
       where exists (select 1 from watches where tournament_id = ?1 and round = ?2 and match_no = ?8)
       on conflict do update set rosters = excluded.rosters, min_boards = excluded.min_boards, taken_at = excluded.taken_at`,
    )
    .bind(tournament, round, no, k, JSON.stringify(rosters), minBoards, now, watchNo(no, k))
    .run()
}

/** Who had signed up when the site listed them last; undefined if they were never seen. */
export async function find(
  db: Db,
  { tournament, round, no, k = 0 }: MatchRef,
): Promise<(KeptRosters & { takenAt: number }) | undefined> {
  const row = await db.$client
    .prepare(
      `select rosters, min_boards as minBoards, taken_at as takenAt from match_rosters
       where tournament_id = ?1 and round = ?2 and match_no = ?3 and k = ?4`,
    )
    .bind(tournament, round, no, k)
    .first<{ rosters: string; minBoards: number | null; takenAt: number }>()
  return row ? { ...row, rosters: JSON.parse(row.rosters) as KeptRosters['rosters'] } : undefined
}
