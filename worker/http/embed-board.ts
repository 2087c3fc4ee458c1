import type { Context } from 'hono'
import { boardView } from '#core/embed/board.ts'
import { liveSeats } from '#core/embed/pairings.ts'
import { gameRows, gamesByMatch } from '#core/snapshot/pairing-rows.ts'
import { parseMatchId } from '#core/snapshot/ids.ts'
import { seats, type Seat } from '#core/snapshot/seat.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as games from '../data/games.ts'
import type { App } from '../env.ts'
import { rules } from './rules.ts'

/** Which game: of a match by its id, else of the first of those that the tournament features. */
export interface AskedGame {
  match?: string
  round: number
  game: number | undefined
}

/** A game's board as it stands now, and what its live updates go by; undefined when there is no such game. */
export async function boardOf(c: Context<App>, snapshot: Snapshot, { match, round, game }: AskedGame, now: number) {
  const [seat] = match ? seats(snapshot, parseMatchId(match)?.round, [match]) : liveSeats(snapshot, round, now)
  if (!seat) return undefined
  const [saved, running] = await Promise.all([
    games.wanted(c.var.db, snapshot.id, { ids: [seat.id] }),
    isFollowed(seat) ? c.env.TournamentRoom.getByName(snapshot.id).running(seat.round, seat.no) : undefined,
  ])
  const rows = [...gameRows(snapshot, seat, gamesByMatch(saved)), ...(running?.games ?? [])]
  const known = { rows, lineUp: running?.lineUp ?? [], isUntold: running?.isUntold ?? false }
  const view = boardView(snapshot, seat, known, rules, { game, now })
  return view && { view, followed: { r: seat.round, n: seat.no, b: view.board } }
}

const isFollowed = ({ match }: Seat): boolean =>
  match.link !== undefined && match.linkType === 'team' && !match.scored && !match.aborted
