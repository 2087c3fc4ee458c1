import { isOfTeams } from '../match/links.ts'
import { numberInMini, numberInPairing } from '../match/mini-numbers.ts'
import { miniStatus } from '../match/mini-status.ts'
import { totalPoints, type Mini } from '../match/mini.ts'
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

/** The boards of a pairing; of a fixture those of its matches, one after another, as far as anything is known of them. */
export function matchBoards(
  snapshot: Snapshot,
  pairing: Pairing,
  { rows, lineUp = [] }: KnownGames,
  now: number,
): MatchBoard[] {
  if (pairing.black < 0) return []
  const { settings, rounds } = snapshot
  if (pairing.minis) return pairing.minis.flatMap((mini) => miniBoards(snapshot, pairing, mini, { rows, lineUp }, now))
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

function miniBoards(
  snapshot: Snapshot,
  pairing: Pairing,
  mini: Mini,
  { rows, lineUp = [] }: KnownGames,
  now: number,
): MatchBoard[] {
  const segment = snapshot.settings.segments[mini.k - 1]!
  const own = rows.flatMap((row) => {
    const game = numberInMini(mini.k, row.game)
    return game === undefined ? [] : [{ ...row, game }]
  })
  const seats = lineUp.flatMap((seat) => {
    const board = numberInMini(mini.k, seat.board)
    return board === undefined ? [] : [{ ...seat, board }]
  })
  if (own.length + seats.length === 0 && mini.games === '') return []
  const inPairing = (no: number): number => numberInPairing(mini.k, no)
  const boards = buildBoards({
    letters: mini.games,
    rows: own,
    first: competitorName(snapshot, pairing.white),
    boards: mini.facts.boards,
    games: totalPoints(mini, segment) / 2,
    team: true,
    linked: isOfTeams(mini.facts.linkType),
    live: miniStatus(mini, now) === 'live',
    lineUp: seats,
  })
  return boards.map((board) => ({
    ...board,
    label: segment.label,
    numberInPairing: inPairing(board.number),
    slots: board.slots.map((slot) => ({
      ...slot,
      no: inPairing(slot.no),
      ...(slot.row && { row: { ...slot.row, game: inPairing(slot.row.game) } }),
    })),
  }))
}
