import type { BoardPeople } from '#core/game/pairings-pgn.ts'
import { matchLineUps } from '#core/snapshot/line-ups.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Db } from '../data/db.ts'
import * as players from '../data/players.ts'
import * as rosters from '../data/rosters.ts'

/** What is known of the people at the boards of a round: FIDE IDs, or rosters and line-ups of teams. */
export async function boardPeople(db: Db, snapshot: Snapshot, round: number, now: number): Promise<BoardPeople> {
  if (snapshot.settings.competitors === 'individual')
    return { details: await players.listDetails(db, snapshot.id), individuals: [], lineUps: [] }
  const [individuals, handedIn] = await Promise.all([
    rosters.list(db, snapshot.id),
    rosters.listLineUps(db, snapshot.id),
  ])
  return { details: [], individuals, lineUps: matchLineUps(snapshot, round, handedIn, now) }
}
