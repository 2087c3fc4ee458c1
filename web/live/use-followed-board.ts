import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MovesEvent, TournamentRoomRequest } from '#core/match/live.ts'
import { matchQueries } from '../api/matches.ts'
import { appendMoves } from './append-moves.ts'
import { useTournamentRoom } from './use-tournament-room.ts'

/** Debounce: a reader who steps through boards follows only the one they stop at. */
const DEBOUNCE = 400
/**
 * The edge cache may be a second behind, and all viewers of a board hear of a move at once: this delays and spreads
 * their requests.
 */
const DELAY = 1000
const JITTER = 500

export interface FollowedBoard {
  /** Pairing id, round and pairing number. */
  id: string
  round: number
  no: number
  board: number
  /** Whether there may be new moves. */
  live: boolean
}

/** Keeps a tournament and the moves of one of its boards current while on screen. */
export function useFollowedBoard(tournament: string, { id, round, no, board, live }: FollowedBoard): void {
  const cache = useQueryClient()
  const onMoves = (event: MovesEvent) => {
    const { queryKey } = matchQueries.running(id)
    const { data: known, dataUpdatedAt = 0 } = cache.getQueryState(queryKey) ?? {}
    const isShown = event.r === round && event.n === no
    const more = known && isShown ? appendMoves(known, event, Date.now() - dataUpdatedAt) : undefined
    if (more) cache.setQueryData(queryKey, more)
    else setTimeout(() => void cache.invalidateQueries({ queryKey, exact: true }), DELAY + JITTER * Math.random())
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
