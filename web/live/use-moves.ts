import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MovesEvent, TournamentRequest } from '#core/contract/live.ts'
import { grown } from '#core/game/growth.ts'
import { matchQueries } from '../api/matches.ts'
import type { RunningAnswer } from '../api/answers.ts'
import { useTournamentRoom } from './use-tournament-room.ts'

/** Who goes through the boards one by one follows the one where they stay. */
const STAYS = 400
/** Those who look at one board are told at once; each asks after a little while of their own. */
const CROWD = 500

/** The board that a page shows. */
export interface Shown {
  /** The pairing's id, round and number. */
  id: string
  round: number
  no: number
  board: number
  /** Whether there may be moves to hear of. */
  live: boolean
}

/** Keeps a tournament and the moves of one of its boards current while they are on screen. */
export function useMoves(tournament: string, { id, round, no, board, live }: Shown): void {
  const cache = useQueryClient()
  const moved = (event: MovesEvent) => {
    const { queryKey } = matchQueries.running(id)
    const known = cache.getQueryData(queryKey)
    const more = known && event.r === round && event.n === no ? withMoves(known, event) : undefined
    if (more) cache.setQueryData(queryKey, more)
    else setTimeout(() => void cache.invalidateQueries({ queryKey, exact: true }), CROWD * Math.random())
  }

  const line = useTournamentRoom(tournament, {
    opened: (open) => live && open.say(following(round, no, board)),
    moved,
  })

  useEffect(() => {
    const said = live ? following(round, no, board) : LEAVE
    const staying = setTimeout(() => line.current?.say(said), STAYS)
    return () => clearTimeout(staying)
  }, [line, live, round, no, board])
}

const following = (r: number, n: number, b: number): TournamentRequest => ({ type: 'follow', r, n, b })
const LEAVE: TournamentRequest = { type: 'leave' }

/** What is known of the games with the moves that were told; undefined when something between is missing. */
function withMoves(known: RunningAnswer, { g, at, m }: MovesEvent): RunningAnswer | undefined {
  const game = known.games.find((row) => row.game === g)
  const pgn = game && at !== undefined && m !== undefined ? grown(game.pgn, { at, text: m }) : undefined
  if (pgn === undefined) return undefined
  return { ...known, games: known.games.map((row) => (row === game ? { ...row, pgn } : row)) }
}
