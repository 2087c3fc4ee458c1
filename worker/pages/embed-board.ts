import type { Context } from 'hono'
import { boardView } from '#core/embed/board.ts'
import { featuredPairings } from '#core/embed/pairings.ts'
import { gameRows, groupGames } from '#core/rows/pairing-row.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { shownGames } from '#core/snapshot/spoiler-free.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import * as games from '../data/games.ts'
import type { AppEnv } from '../env.ts'
import { chessRules } from '#core/game/chess-rules.ts'
import { inAnswerLanguage } from './language.ts'
import { isWatched } from '#core/match/poll-schedule.ts'

/** The game to show: of the match with this id, else of the first match that the tournament features. */
export interface GameQuery {
  match?: string
  round: number
  game: number | undefined
}

/** The current board of a game, and the parameters of its live updates; undefined if there is no such game. */
export async function loadBoardView(
  c: Context<AppEnv>,
  snapshot: Snapshot,
  { match, round, game }: GameQuery,
  now: number,
) {
  const [pairing] = match
    ? pairings(snapshot, parsePairingId(match)?.round, [match])
    : featuredPairings(snapshot, round, now)
  if (!pairing) return undefined
  const [saved, running] = await Promise.all([
    games.listGames(c.var.db, snapshot.id, { ids: [pairing.id] }),
    isWatched(pairing) ? c.env.TournamentRoom.getByName(snapshot.id).running(pairing.round, pairing.no) : undefined,
  ])
  const rows = [...gameRows(snapshot, pairing, groupGames(shownGames(snapshot, saved))), ...(running?.games ?? [])]
  const known = { rows, lineUp: running?.lineUp ?? [], teamsUnidentified: running?.teamsUnidentified ?? false }
  const view = inAnswerLanguage(c, () => boardView(snapshot, pairing, known, chessRules, { game, now }))
  return view && { view, followed: { r: pairing.round, n: pairing.no, b: view.board } }
}
