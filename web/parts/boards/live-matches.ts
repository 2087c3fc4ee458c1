import { useMemo, useState } from 'react'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GameSlot, MatchBoard } from '#core/game/boards.ts'
import { matchBoards } from '#core/game/match-boards.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { pairingId } from '#core/snapshot/ids.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { MovesEvent } from '#core/match/live.ts'
import type { RunningMatch } from '../../api/answers.ts'
import { matchQueries } from '../../api/matches.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useNow } from '../../hooks/use-now.ts'
import { appendMoves } from '../../live/append-moves.ts'
import { useFollowedRound } from '../../live/room-line.ts'
import { type Pairing, gamesOf, isByePairing, pairingStatus, pairings } from '#core/snapshot/pairing.ts'
import { matchSide, type MatchSide } from '../viewer/match-view.ts'

export interface RoundMatch {
  pairing: Pairing
  sides: [first: MatchSide, second: MatchSide]
  team: boolean
  isLive: boolean
  boards: (MatchBoard & { shown: GameSlot })[]
  /** Whether the players and moves are still being fetched. */
  isPending: boolean
  /** Games with moves, running or ended. */
  games: RunningBoard[]
  /** Milliseconds by which the server's clock is ahead of this device's. */
  skew: number
}

type RunningBoard = RunningMatch['games'][number]

/** The running matches of a round and the matches that ended while the page was open; kept current. */
export function useLiveMatches(snapshot: Snapshot, id: string, round: number): RoundMatch[] {
  const now = useNow(5000)
  const all = useMemo(() => pairings(snapshot, round).filter((pairing) => !isByePairing(pairing)), [snapshot, round])
  const live = new Set(all.filter((pairing) => pairingStatus(pairing, now) === 'live').map((pairing) => pairing.id))
  const [seen, see] = useState(live)
  if ([...live].some((one) => !seen.has(one))) see(new Set([...seen, ...live]))

  const query = tournamentQueries.runningGames(id, round)
  const { data, dataUpdatedAt, isPending } = useQuery({ ...query, enabled: live.size > 0 })
  useRunningMoves(snapshot.id, round, query.queryKey)
  const saved = useSavedGames(data ? all.filter(({ id }) => seen.has(id)) : [], data ?? [])

  return useMemo(() => {
    const shown = all.filter(({ id }) => seen.has(id))
    const known = new Map(pairings(snapshot, round).map((pairing) => [pairing.id, pairing]))
    return shown.map((pairing) => {
      const running = data?.find((match) => match.id === pairing.id)
      const games = [...(running?.games ?? []), ...(saved[pairing.id] ?? [])]
      const boards = matchBoards(snapshot, known.get(pairing.id)!, { rows: games, lineUp: running?.lineUp ?? [] }, now)
      return {
        pairing,
        sides: [matchSide(snapshot, pairing.white), matchSide(snapshot, pairing.black)],
        team: snapshot.settings.competitors === 'team',
        isLive: pairingStatus(pairing, now) === 'live',
        boards: boards.map((board) => ({ ...board, shown: shownSlot(board) })),
        isPending,
        games,
        skew: running ? Math.round((running.at - dataUpdatedAt) / 100) * 100 : 0,
      }
    })
  }, [all, seen, snapshot, round, data, dataUpdatedAt, now, isPending, saved])
}

/** Games that had ended before the page was opened, of matches that still go on. */
function useSavedGames(shown: Pairing[], running: RunningMatch[]): Record<string, RunningBoard[]> {
  const isKnown = (id: string, no: number): boolean =>
    running.some((match) => match.id === id && match.games.some(({ game }) => game === no))
  const lacking = shown.filter((pairing) =>
    gamesOf(pairing).some((letters, at) => letters !== NO_OUTCOME && !isKnown(pairing.id, at + 1)),
  )
  return useQueries({
    queries: lacking.map(({ id }) => matchQueries.result(id)),
    combine: (answers) =>
      Object.fromEntries(
        lacking.map(({ id }, at) => [
          id,
          (answers[at]?.data?.games ?? [])
            .filter(({ game, pgn }) => pgn !== '' && !isKnown(id, game))
            .map((row) => ({ ...row, movedAt: null })),
        ]),
      ),
  })
}

/**
 * The running game, else the last one with moves, whose position and result stay until the next game has moves; else the
 * next game or the last finished one.
 */
function shownSlot({ slots }: MatchBoard): GameSlot {
  const live = slots.find(({ state }) => state === 'live')
  const withMoves = slots.findLast(({ row }) => row?.pgn)
  return (live?.row?.pgn ? live : withMoves) ?? live ?? slots.findLast(({ state }) => state === 'over') ?? slots[0]!
}

/**
 * In milliseconds. All viewers hear of a change at the same moment, so each waits one to two times this long before it
 * fetches.
 */
const JITTER = 1000

/** Writes the moves broadcast for a round into the query cache, and refetches when an event can't be applied. */
function useRunningMoves(tournament: string, round: number, queryKey: readonly unknown[]): void {
  const cache = useQueryClient()
  const [asking] = useState<{ timer?: ReturnType<typeof setTimeout> }>({})
  const ask = () => {
    asking.timer ??= setTimeout(
      () => {
        delete asking.timer
        void cache.invalidateQueries({ queryKey, exact: true })
      },
      JITTER * (1 + Math.random()),
    )
  }
  useFollowedRound(round, (event: MovesEvent) => {
    if (event.r !== round) return
    const { data, dataUpdatedAt = 0 } = cache.getQueryState<RunningMatch[]>(queryKey) ?? {}
    const id = pairingId(tournament, round, event.n)
    const known = data?.find((match) => match.id === id)
    const since = Date.now() - dataUpdatedAt
    const more = known && appendMoves(known, event, since)
    if (!data || !more) ask()
    else
      cache.setQueryData(
        queryKey,
        data.map((match) => (match === known ? more : { ...match, at: match.at + since })),
      )
  })
}
