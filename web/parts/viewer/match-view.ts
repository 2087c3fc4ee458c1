import { useEffect, useMemo, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MatchBoard, GameSlot } from '#core/game/boards.ts'
import { competitorPath } from '#core/addresses/competitor-path.ts'
import { awaitsEvaluation } from '#core/game/awaits-evaluation.ts'
import { matchBoards } from '#core/game/match-boards.ts'
import { mayRun } from '#core/match/poll-schedule.ts'
import type { Status } from '#core/match/status.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useIsCutOff } from '../../api/connection.ts'
import { matchQueries, REFETCH_INTERVAL } from '../../api/matches.ts'
import { useNow } from '../../hooks/use-now.ts'
import { type Pairing, competitorId, isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'

export interface MatchSide {
  id: string
  /** Path of the competitor's card. */
  href: string
  name: string
  nationality: string
  title: string
  /** 0 when unrated. */
  rating: number
}

export interface MatchView {
  snapshot: Snapshot
  pairing: Pairing
  round: number
  no: number
  sides: [first: MatchSide, second: MatchSide]
  team: boolean
  bye: boolean
  status: Status
  boards: MatchBoard[]
  slots: GameSlot[]
  /** Whether the teams could not be identified at the chess site. */
  teamsUnidentified: boolean
  linkMissing: boolean
  /** When the last move of a running game was seen, by game number, in the server's time. */
  movedAt: ReadonlyMap<number, number>
  /** Milliseconds by which the server's clock is ahead of this device's. */
  skew: number
  /** Time of the chess site's last answer about the match, if known. */
  seenAt: number | undefined
}

/** In milliseconds. A change reaches all viewers at once, so each waits a random time up to this before it fetches. */
const JITTER = 1500
/** In milliseconds: the last evaluation of a game is saved after the game and changes nothing that is broadcast. */
const EVALUATION_INTERVAL = 15_000

/** The pairing with this id, kept current; undefined when there is none. */
export function useMatchView(snapshot: Snapshot, id: string): MatchView | undefined {
  const now = useNow(5000)
  const { round = 0, no = 0 } = parsePairingId(id) ?? {}
  const pairing = useMemo(() => pairings(snapshot, round).find((one) => one.id === id), [snapshot, round, id])
  const status = pairing ? pairingStatus(pairing, now) : 'pending'
  const live = status === 'live'
  const isCutOff = useIsCutOff()
  const { data: result } = useQuery({
    ...matchQueries.result(id),
    refetchInterval: ({ state: { data } }) => {
      if (data?.games?.some((game) => awaitsEvaluation(game, Date.now()))) return EVALUATION_INTERVAL
      return live && isCutOff && REFETCH_INTERVAL
    },
  })
  const { data: running, dataUpdatedAt } = useQuery({
    ...matchQueries.running(id, isCutOff),
    enabled: pairing !== undefined && mayRun(pairing.facts, status),
  })
  useRefetchOnChange(id, pairing)

  const boards = useMemo(() => {
    const [pairing] = pairings(snapshot, round, [id])
    const saved = result?.games ?? []
    const rows = [...saved, ...(running?.games ?? []).filter(({ game }) => saved.every((row) => row.game !== game))]
    return pairing ? matchBoards(snapshot, pairing, { rows, lineUp: running?.lineUp ?? [] }, now) : []
  }, [snapshot, round, id, result, running, now])

  const movedAt = useMemo(
    () => new Map(running?.games.flatMap(({ game, movedAt }) => (movedAt === null ? [] : [[game, movedAt] as const]))),
    [running],
  )

  if (!pairing) return undefined
  return {
    snapshot,
    pairing,
    round,
    no,
    sides: [matchSide(snapshot, pairing.white), matchSide(snapshot, pairing.black)],
    team: snapshot.settings.competitors === 'team',
    bye: isByePairing(pairing),
    status,
    boards,
    slots: boards.flatMap(({ slots }) => slots),
    teamsUnidentified: running?.teamsUnidentified ?? false,
    linkMissing: running?.linkMissing ?? false,
    movedAt,
    skew: running ? running.at - dataUpdatedAt : 0,
    seenAt: running?.seenAt ?? undefined,
  }
}

export const matchSide = (snapshot: Snapshot, position: number): MatchSide => ({
  id: competitorId(snapshot, position),
  href: position < 0 ? '' : competitorPath(snapshot, position),
  name: competitorName(snapshot, position),
  nationality: snapshot.players.nationality[position] ?? '',
  title: snapshot.players.title?.[position] ?? '',
  rating: snapshot.players.rating[position] ?? 0,
})

/** Refetches the games when the pairing has changed. */
function useRefetchOnChange(id: string, pairing: Pairing | undefined): void {
  const cache = useQueryClient()
  const fingerprint = JSON.stringify([pairing?.games, pairing?.outcome, pairing?.facts])
  const known = useRef(fingerprint)
  useEffect(() => {
    if (known.current === fingerprint) return
    known.current = fingerprint
    const { queryKey } = matchQueries.result(id)
    const asking = setTimeout(() => void cache.invalidateQueries({ queryKey }), JITTER * Math.random())
    return () => clearTimeout(asking)
  }, [cache, id, fingerprint])
}
