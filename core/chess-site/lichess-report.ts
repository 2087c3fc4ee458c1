import { MAX_PGN_LENGTH } from '../game/pgn.ts'
import type { SiteReport } from '../match/observe.ts'
import type { Game } from '../match/site-games.ts'
import type { LichessGame } from './lichess-games.ts'
import { withoutChangingTags, type RunningGame } from './running-games.ts'
import { isWhiteFirstSide, type KnownAccounts } from './white-side.ts'

const RUNNING = new Set(['created', 'started'])
// Out of time is a draw where the other could not have mated.
const DRAWN = new Set(['draw', 'stalemate', 'insufficientMaterialClaim', 'outoftime', 'timeout'])

/** What a game at lichess says of the pairing that is linked to it; undefined when it is not between these two. */
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

/** White's and Black's letter; undefined while it is played, and of a game that was broken off. */
function outcomeOf({ status, winner }: LichessGame): string | undefined {
  if (RUNNING.has(status)) return undefined
  if (winner) return winner === 'white' ? '10' : '01'
  return DRAWN.has(status) ? '==' : undefined
}
