import { gameMoments, type PlayedGame } from './game-moments.ts'
import { matchMoments } from './match-moments.ts'
import type { Moment } from './moment.ts'
import { plyList } from './plies.ts'
import { recordedMatches, type RecordedGame, type RecordedMatch, type RecordedRound } from './round-record.ts'
import { isUnknownAfter } from '../snapshot/hidden-round.ts'
import { streakMoments } from './streak-moments.ts'
import { thinkMoment } from './think-moment.ts'
import { topMoments } from './top-moments.ts'

/**
 * The moments of a round, the newest first: a pure function of what is known now. So a correction or an undo removes
 * what is no longer true, and the same facts give the same moments whenever and in whatever order they came.
 */
export function roundMoments(record: RecordedRound): Moment[] {
  const matches = recordedMatches(record)
  const gamesOf = Map.groupBy(record.games, ({ no }) => no)
  const played = matches.flatMap((match) => playedGames(match, gamesOf.get(match.pairing.no) ?? []))
  const moments: Moment[] = [
    ...matches.flatMap((match) => matchMoments(match, gamesOf.get(match.pairing.no) ?? [])),
    ...played.flatMap(gameMoments),
    // These compare with other matches and rounds, of which some may be hidden.
    ...(isUnknownAfter(record.snapshot, record.round)
      ? []
      : [...thinkMoment(played), ...streakMoments(record, matches), ...topMoments(record, matches)]),
  ]
  return moments.toSorted((one, other) => other.at - one.at || one.table - other.table || (one.id < other.id ? -1 : 1))
}

/** Games with a result, and running ones whose last move has a time. */
function playedGames(match: RecordedMatch, games: readonly RecordedGame[]): PlayedGame[] {
  return games.flatMap((game): PlayedGame[] => {
    const step = match.steps.find(({ ended }) => ended.some((one) => one.game === game.game))
    const lastAt = step?.at ?? game.movedAt
    if (lastAt === undefined) return []
    const letters = step?.ended.find((one) => one.game === game.game)?.letters
    return [{ match, game, letters, lastAt, moves: game.pgn ? plyList(game.pgn) : undefined }]
  })
}
