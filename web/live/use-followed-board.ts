import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MovesEvent, TournamentRoomRequest } from '#core/match/live.ts'
import { matchQueries } from '../api/matches.ts'
import { appendMoves } from './append-moves.ts'
import { useTournamentRoom } from './use-tournament-room.ts'

/** Debounce: a reader who steps through boards follows only the one they stop at. */
const DEBOUNCE = 400
/** What is asked may be a second old; those who look at one board are told at once, and ask each at a time of their own. */
const DELAY = 1000
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
