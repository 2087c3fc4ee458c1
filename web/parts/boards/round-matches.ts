import { useMemo } from 'react'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { BoardLineUp, MatchBoard } from '#core/game/boards.ts'
import { matchBoards } from '#core/game/match-boards.ts'
import { mayEvaluate } from '#core/game/evaluation-policy.ts'
import type { Status } from '#core/match/status.ts'
import { type Pairing, isByePairing, pairings } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { teamCodes } from '#core/snapshot/team-codes.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import type { RunningMatch } from '../../api/answers.ts'
import { matchQueries } from '../../api/matches.ts'
import { tournamentQueries } from '../../api/tournaments.ts'
import { useNow } from '../../hooks/use-now.ts'
import { matchSide, type MatchSide } from '../viewer/match-view.ts'
import { useRunningMoves } from './running-moves.ts'

export interface RoundMatch {
  pairing: Pairing
  sides: [first: MatchSide, second: MatchSide]
  /** Short codes of both teams, if they are teams. */
  codes: [first: string, second: string] | undefined
  team: boolean
  /** Whether evaluations in a running game’s text may be shown; those that the room sends may. */
  mayEvaluate: boolean
  status: Status
  boards: MatchBoard[]
  /** Who sits where, also where no game has begun. */
  lineUp: readonly BoardLineUp[]
  /** Games with moves, running or ended. */
  games: BoardGameFacts[]
  /** Whether running games, and games that ended before the page was opened, are still being fetched. */
  isPending: boolean
  isSavedPending: boolean
  /** When the source of the moves last answered, by this device’s clock; null before, undefined if there is none. */
  seenAt: number | null | undefined
  /** Milliseconds by which the server's clock is ahead of this device's. */
  skew: number
}

export type BoardGameFacts = RunningMatch['games'][number]

/** All matches of a round, kept current: running games by the room, those that ended before by one request. */
export function useRoundMatches(snapshot: Snapshot, id: string, round: number): RoundMatch[] {
  const now = useNow(5000)
  const all = useMemo(() => pairings(snapshot, round).filter(isShown), [snapshot, round])
  const isAnyLive = all.some((pairing) => pairingStatus(pairing, now) === 'live')

  const query = tournamentQueries.runningGames(id, round)
  const { data, dataUpdatedAt } = useQuery({ ...query, enabled: isAnyLive })
  useRunningMoves(snapshot, round, query.queryKey)

  const isTeam = snapshot.settings.competitors === 'team'
  const codes = useMemo(() => (isTeam ? teamCodes(snapshot.players) : undefined), [isTeam, snapshot.players])
  const matches = useMemo(
    () =>
      all.map((pairing): RoundMatch => {
        const running = data?.find((match) => match.id === pairing.id)
        const status = pairingStatus(pairing, now)
        const skew = running ? Math.round((running.at - dataUpdatedAt) / 100) * 100 : 0
        return {
          pairing,
          sides: [matchSide(snapshot, pairing.white), matchSide(snapshot, pairing.black)],
          codes: codes && [codes[pairing.white]!, codes[pairing.black]!],
          team: isTeam,
          mayEvaluate: snapshot.hidden === undefined && mayEvaluate(snapshot.settings, pairing, 'live'),
          status,
          games: running?.games ?? [],
          boards: matchBoards(snapshot, pairing, { rows: running?.games ?? [], lineUp: running?.lineUp ?? [] }, now),
          lineUp: running?.lineUp ?? [],
          isPending: data === undefined && status === 'live',
          isSavedPending: false,
          seenAt: running && (running.seenAt === null ? null : running.seenAt - skew),
          skew,
        }
      }),
    [all, snapshot, isTeam, codes, data, dataUpdatedAt, now],
  )
  return useSavedGames(matches, { snapshot, id, round, now })
}

const isShown = (pairing: Pairing): boolean =>
  !isByePairing(pairing) && !pairing.facts.hidden && pairing.facts.aborted === undefined

interface SavedScope {
  snapshot: Snapshot
  id: string
  round: number
  now: number
}

/**
 * Adds games that have ended: those from before the page was opened by one request for the round, later ones match by
 * match, because the saved game says how it ended.
 */
function useSavedGames(matches: RoundMatch[], { snapshot, id, round, now }: SavedScope): RoundMatch[] {
  const isLacking = matches.some((match) => overGames(match).some((row) => !row?.pgn))
  const {
    data: saved,
    isPending,
    isFetched,
  } = useQuery({
    ...tournamentQueries.savedGames(id, round),
    enabled: isLacking,
  })
  const ended = useEndedGames(
    matches.filter((match) => {
      const known = saved?.find((row) => row.id === match.pairing.id)?.games ?? []
      return overGames(match).some((row, at) => row?.endTime === null && !hasMoves(known, row.game, at))
    }),
  )
  return useMemo(
    () =>
      matches.map((match) => {
        const more = [
          ...(saved?.find((row) => row.id === match.pairing.id)?.games ?? []),
          ...(ended.get(match.pairing.id) ?? []),
        ]
        const isWaiting = isLacking && isPending && !isFetched
        if (more.length === 0) return isWaiting ? { ...match, isSavedPending: true } : match
        const games = new Map(match.games.map((row) => [row.game, row]))
        for (const row of more)
          if (row.pgn !== '') games.set(row.game, { ...row, movedAt: games.get(row.game)?.movedAt ?? null })
        const rows = [...games.values()]
        const boards = matchBoards(snapshot, match.pairing, { rows, lineUp: match.lineUp }, now)
        return { ...match, games: rows, boards }
      }),
    [matches, saved, ended, isLacking, isPending, isFetched, snapshot, now],
  )
}

/** The rows of the games that are over; undefined where nothing is known of one. */
const overGames = ({ boards }: RoundMatch) =>
  boards.flatMap(({ slots }) => slots.flatMap((slot) => (slot.state === 'over' ? [slot.row] : [])))

const hasMoves = (rows: readonly GameRow[], game: number | undefined, at: number): boolean =>
  rows.some((row) => row.game === (game ?? at + 1) && row.pgn !== '')

/** The saved games of matches in which a game has just ended, by the match’s id. */
function useEndedGames(matches: RoundMatch[]): ReadonlyMap<string, GameRow[]> {
  return useQueries({
    queries: matches.map(({ pairing }) => matchQueries.ended(pairing.id, pairing.games + pairing.outcome)),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.games] as const] : []))),
  })
}
