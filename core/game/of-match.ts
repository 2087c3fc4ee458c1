import { status } from '../match/status.ts'
import { name } from '../player/name.ts'
import type { GameRow } from '../snapshot/game-rows.ts'
import type { Seat } from '../snapshot/seat.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { boardsOf, type Board, type Seated } from './boards.ts'

/** What is known of a match's games: saved or being played, and who sits where. */
export interface Known {
  rows: readonly GameRow[]
  lineUp?: readonly Seated[]
}

/** The boards of a tournament's match; a bye has none. */
export function boardsOfMatch(snapshot: Snapshot, seat: Seat, { rows, lineUp = [] }: Known, now: number): Board[] {
  if (seat.black < 0) return []
  const { settings, rounds } = snapshot
  const isOneGame = settings.gamePointTotal === 1
  return boardsOf({
    letters: rounds[seat.round - 1]?.games?.[seat.board - 1] || (isOneGame ? seat.outcome : ''),
    rows,
    first: name(snapshot, seat.white),
    boards: seat.match.boards,
    games: settings.gamePointTotal,
    team: settings.competitors === 'team',
    linked: seat.match.linkType === 'team',
    live: status(seat.match, now) === 'live',
    lineUp,
  })
}
