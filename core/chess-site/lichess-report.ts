import { MAX_PGN_LENGTH } from '../pgn/pgn-game.ts'
import type { SiteReport } from '../match/observe.ts'
import type { Game } from '../match/site-games.ts'
import type { LichessGame } from './lichess-games.ts'
import { withoutChangingTags, type RunningGame } from './running-games.ts'
import { isWhiteFirstSide, type KnownAccounts } from './white-side.ts'

const RUNNING = new Set(['created', 'started'])
// Without a winner: time ran out and the opponent could not have mated.
const DRAWN = new Set(['draw', 'stalemate', 'insufficientMaterialClaim', 'outoftime', 'timeout'])

/** The report and the running games of a linked game; undefined when other accounts played it. */
export function lichessReport(
  game: LichessGame,
  accounts: KnownAccounts,
): { report: SiteReport; running: RunningGame[] } | undefined {
  const { id, status, createdAt, lastMoveAt, players, pgn } = game
  const [white, black] = [players.white.user.name, players.black.user.name]
  const whiteFirst = isWhiteFirstSide(white, black, accounts)
  if (whiteFirst === undefined) return undefined
  const isRunning = RUNNING.has(status)
  const startedAt = createdAt === undefined ? {} : { startedAt: createdAt }
  const about = { board: 1, whiteFirst, white, black, link: `https://lichess.org/${id}`, ...startedAt }
  const outcome = outcomeOf(game)
  const text = pgn !== undefined && pgn.length <= MAX_PGN_LENGTH ? pgn : undefined
  const ended: Game | undefined =
    outcome === undefined
      ? undefined
      : {
          ...about,
          outcome,
          ...(text !== undefined && { pgn: text.trim() }),
          ...(lastMoveAt !== undefined && { endedAt: lastMoveAt }),
        }
  return {
    report: {
      bodyStatus: isRunning ? 'in_progress' : 'finished',
      ...(createdAt !== undefined && { startTime: createdAt }),
      ...(!isRunning && lastMoveAt !== undefined && { endTime: lastMoveAt }),
      games: ended ? [ended] : [],
    },
    running: isRunning && text !== undefined ? [{ ...about, pgn: withoutChangingTags(text) }] : [],
  }
}

/**
 * White's and Black's letters; undefined while the game is running, and if it was aborted. A player who made no first
 * move in time has forfeited: the game is unplayed.
 */
function outcomeOf({ status, winner }: LichessGame): string | undefined {
  if (RUNNING.has(status)) return undefined
  if (status === 'noStart') return winner === undefined ? '--' : winner === 'white' ? '+-' : '-+'
  if (winner) return winner === 'white' ? '10' : '01'
  return DRAWN.has(status) ? '==' : undefined
}
