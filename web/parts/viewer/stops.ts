import { matchPath } from '#core/addresses/paths.ts'
import { fromNext, otherLiveBoards } from '#core/game/next-live.ts'
import { isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import type { Status } from '#core/match/status.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { gameToOpen } from './game-to-open.ts'
import type { MatchView } from './match-view.ts'

/** A board that arrows and swipes lead to. */
export interface MoveStop {
  href: string
  state: 'live' | 'over' | 'open'
  isCurrent: boolean
}

/** The boards of a match, else its games; where a match is one game, the games of the round. */
export function stopsOf(
  { snapshot, round, pairing, boards, slots }: MatchView,
  current: number,
  now: number,
): MoveStop[] {
  const here = (no: number) => matchPath(pairing.id, no)
  if (boards.length > 1)
    return boards.map((board) => {
      const states = board.slots.map(({ state }) => state)
      return {
        href: here(gameToOpen(board, current)),
        state: states.includes('live') ? 'live' : states.every((state) => state === 'over') ? 'over' : 'open',
        isCurrent: board.slots.some(({ no }) => no === current),
      }
    })
  if (slots.length > 1) return slots.map(({ no, state }) => ({ href: here(no), state, isCurrent: no === current }))
  return pairings(snapshot, round)
    .filter((one) => !isByePairing(one))
    .map((one) => ({
      href: matchPath(one.id),
      state: STATES[pairingStatus(one, now)] ?? 'open',
      isCurrent: one.id === pairing.id,
    }))
}

const STATES: Partial<Record<Status, MoveStop['state']>> = { live: 'live', finished: 'over', confirmed: 'over' }

/** Where the next running game is: on another board of the match, else in another match of the round. */
export interface NextLive {
  href: string
  /** The board’s number in the match; undefined when it is in another match. */
  board?: number
  /** Where it is in the round: `Table 4`. */
  place: string
  /** How many are running. */
  count: number
}

export function nextLive(match: MatchView, current: number, now: number): NextLive | undefined {
  const { snapshot, round, pairing, boards, status, team } = match
  const [board, ...more] = status === 'live' ? otherLiveBoards(boards, current) : []
  if (board)
    return {
      href: matchPath(pairing.id, board.no),
      board: board.board,
      place: placeLabel(team, pairing.board),
      count: more.length + 1,
    }
  const all = pairings(snapshot, round)
  const live = fromNext(
    all,
    all.findIndex(({ id }) => id === pairing.id),
  ).filter((one) => one.id !== pairing.id && pairingStatus(one, now) === 'live')
  return live[0] && { href: matchPath(live[0].id), place: placeLabel(team, live[0].board), count: live.length }
}
