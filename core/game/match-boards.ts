import { isOfTeams } from '../match/links.ts'
import { status } from '../match/status.ts'
import { competitorName } from '../snapshot/names.ts'
import type { GameRow } from '../rows/game-row.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { buildBoards, type MatchBoard, type BoardLineUp } from './boards.ts'

export interface KnownGames {
  rows: readonly GameRow[]
  lineUp?: readonly BoardLineUp[]
}

export function matchBoards(
  snapshot: Snapshot,
  pairing: Pairing,
  { rows, lineUp = [] }: KnownGames,
  now: number,
): MatchBoard[] {
  if (pairing.black < 0) return []
  const { settings, rounds } = snapshot
  const isOneGame = settings.gamePointTotal === 1
  return buildBoards({
    letters: rounds[pairing.round - 1]?.games?.[pairing.board - 1] || (isOneGame ? pairing.outcome : ''),
    rows,
    first: competitorName(snapshot, pairing.white),
    boards: pairing.facts.boards,
    games: settings.gamePointTotal,
    team: settings.competitors === 'team',
    linked: isOfTeams(pairing.facts.linkType),
    live: status(pairing.facts, now) === 'live',
    lineUp,
  })
}
