import { useEffect, useMemo, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Board, Slot } from '#core/game/boards.ts'
import { boardsOfMatch } from '#core/game/of-match.ts'
import type { Status } from '#core/match/status.ts'
import { name } from '#core/player/name.ts'
import { parseMatchId } from '#core/snapshot/ids.ts'
import { competitorId, seats } from '#core/snapshot/seat.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { matchQueries } from '../../api/matches.ts'
import { useNow } from '../../hooks/use-now.ts'
import { isByePairing, pairings, standing, type Pairing } from '../pairings/pairing.ts'

/** A side of a match. */
export interface Side {
  id: string
  name: string
  nationality: string
  title: string
  /** 0: unrated. */
  rating: number
}

/** A pairing with all that is known of its games. */
export interface Meeting {
  event: Snapshot
  pairing: Pairing
  round: number
  no: number
  sides: [first: Side, second: Side]
  team: boolean
  bye: boolean
  status: Status
  boards: Board[]
  slots: Slot[]
  /** Whether its teams could not be told at the chess site. */
  isUntold: boolean
}

/** After a change everybody asks for the games, each after a little while of their own. */
const CROWD = 1500

/** The pairing of that id as it stands, kept current; undefined when there is none. */
export function useMeeting(event: Snapshot, id: string): Meeting | undefined {
  const now = useNow(5000)
  const { round = 0, no = 0 } = parseMatchId(id) ?? {}
  const pairing = useMemo(() => pairings(event, round).find((one) => one.id === id), [event, round, id])
  const status = pairing ? standing(pairing, now) : 'pending'
  const linked = pairing?.facts.linkType === 'team'
  const live = status === 'live'
  const { data: result } = useQuery(matchQueries.result(id, live))
  const { data: running } = useQuery({ ...matchQueries.running(id), enabled: linked && live })
  useFresh(id, pairing)

  const boards = useMemo(() => {
    const [seat] = seats(event, round, [id])
    const saved = result?.games ?? []
    const rows = [...saved, ...(running?.games ?? []).filter(({ game }) => saved.every((row) => row.game !== game))]
    return seat ? boardsOfMatch(event, seat, { rows, lineUp: running?.lineUp ?? [] }, now) : []
  }, [event, round, id, result, running, now])

  if (!pairing) return undefined
  return {
    event,
    pairing,
    round,
    no,
    sides: [sideOf(event, pairing.white), sideOf(event, pairing.black)],
    team: event.settings.competitors === 'team',
    bye: isByePairing(pairing),
    status,
    boards,
    slots: boards.flatMap(({ slots }) => slots),
    isUntold: running?.isUntold ?? false,
  }
}

const sideOf = (event: Snapshot, position: number): Side => ({
  id: competitorId(event, position),
  name: name(event, position),
  nationality: event.players.nationality[position] ?? '',
  title: event.players.title?.[position] ?? '',
  rating: event.players.rating[position] ?? 0,
})

/** Asks for the games again when the pairing has changed. */
function useFresh(id: string, pairing: Pairing | undefined): void {
  const cache = useQueryClient()
  const told = JSON.stringify([pairing?.games, pairing?.outcome, pairing?.facts])
  const known = useRef(told)
  useEffect(() => {
    if (known.current === told) return
    known.current = told
    const { queryKey } = matchQueries.result(id)
    const asking = setTimeout(() => void cache.invalidateQueries({ queryKey }), CROWD * Math.random())
    return () => clearTimeout(asking)
  }, [cache, id, told])
}
