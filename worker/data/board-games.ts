import type { BoardGame, RegisteredIndividual } from '#core/snapshot/individual.ts'
import { hasReportedBoards, lineUpGames } from '#core/snapshot/line-up-games.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { Db } from './db.ts'
import { listIndividuals } from './games.ts'
import { listLineUps } from './rosters.ts'

/**
 * Board players of a team event, and all its games without moves. Games of reported boards are derived from the
 * line-ups.
 */
export async function listBoardGames(db: Db, snapshot: Snapshot): Promise<[RegisteredIndividual[], BoardGame[]]> {
  const [[individuals, games], lineUps] = await Promise.all([
    listIndividuals(db, snapshot.id),
    hasReportedBoards(snapshot) ? listLineUps(db, snapshot.id) : [],
  ])
  const told = lineUpGames(snapshot, { lineUps, individuals, games })
  if (told.length === 0) return [individuals, games]
  const inOrder = [...games, ...told].sort((a, b) => a.round - b.round || a.matchNo - b.matchNo || a.no - b.no)
  return [individuals, inOrder]
}
