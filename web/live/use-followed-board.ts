import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MovesEvent, TournamentRoomRequest } from '#core/match/live.ts'
import { applyDelta } from '#core/game/pgn-delta.ts'
import { matchQueries } from '../api/matches.ts'
import type { RunningAnswer } from '../api/answers.ts'
import { useTournamentRoom } from './use-tournament-room.ts'

/** Debounce: a reader who steps through boards follows only the one they stop at. */
const DEBOUNCE = 400
/** Those who look at one board are told at once; each asks after a little while of their own. */
const JITTER = 500

/** The board that a page shows. */
export interface FollowedBoard {
  /** The pairing's id, round and number. */
  id: string
  round: number
  no: number
  board: number
  /** Whether there may be moves to hear of. */
  live: boolean
}

/** Keeps a tournament and the moves of one of its boards current while they are on screen. */
export function useFollowedBoard(tournament: string, { id, round, no, board, live }: FollowedBoard): void {
  const cache = useQueryClient()
  const onMoves = (event: MovesEvent) => {
    const { queryKey } = matchQueries.running(id)
    const known = cache.getQueryData(queryKey)
    const more = known && event.r === round && event.n === no ? appendMoves(known, event) : undefined
    if (more) cache.setQueryData(queryKey, more)
    else setTimeout(() => void cache.invalidateQueries({ queryKey, exact: true }), JITTER * Math.random())
  }

  const socket = useTournamentRoom(tournament, {
    onOpen: (open) => live && open.send(followRequest(round, no, board)),
    onMoves,
  })

  useEffect(() => {
    const request = live ? followRequest(round, no, board) : LEAVE_REQUEST
    const timer = setTimeout(() => socket.current?.send(request), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [socket, live, round, no, board])
}

const followRequest = (r: number, n: number, b: number): TournamentRoomRequest => ({ type: 'follow', r, n, b })
const LEAVE_REQUEST: TournamentRoomRequest = { type: 'leave' }

/** What is known of the games with the moves that were told; undefined when something between is missing. */
function appendMoves(known: RunningAnswer, { g, at, m }: MovesEvent): RunningAnswer | undefined {
  const game = known.games.find((row) => row.game === g)
  const pgn = game && at !== undefined && m !== undefined ? applyDelta(game.pgn, { at, text: m }) : undefined
  if (pgn === undefined) return undefined
  return { ...known, games: known.games.map((row) => (row === game ? { ...row, pgn } : row)) }
}
