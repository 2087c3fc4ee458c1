import * as z from 'zod/mini'
import { MAX_PGN_LENGTH } from '../pgn/pgn-game.ts'
import type { Game } from '../match/site-games.ts'
import { clubSlug } from './clubs.ts'
import { gameOutcome } from './game-outcome.ts'
import type { Usernames } from './parse-match.ts'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)
const optionalText = optional(z.string())

const Player = z.union([
  z.object({ username: z.string(), result: optionalText }),
  // A closed account can be a bare address.
  z.pipe(
    z.string(),
    z.transform((url) => ({ username: clubSlug(url), result: undefined })),
  ),
])
const Played = z.object({
  url: optionalText,
  pgn: optionalText,
  end_time: optional(z.int().check(z.positive())),
  white: Player,
  black: Player,
})
const Answer = z.object({ games: z.array(z.catch(z.nullable(Played), null)) })

export type LinkedGame = Game & { link: string }

/**
 * Finished games of one board; undefined when the answer is not about a board. Sides are found by the known usernames;
 * games between unknown players are left out.
 */
export function parseBoard(json: unknown, board: number, usernames: Usernames): LinkedGame[] | undefined {
  return parseBoardGames(json)?.flatMap((game) => {
    const whiteFirst = isFirst(game.white.username, game.black.username, usernames)
    return (whiteFirst === undefined ? undefined : finishedGame(game, board, whiteFirst)) ?? []
  })
}

/** A game, running or over. */
export type SiteGame = z.infer<typeof Played>

/** Undefined when the answer is not about a board. */
export function parseBoardGames(json: unknown): SiteGame[] | undefined {
  const read = z.safeParse(Answer, json)
  return read.success ? read.data.games.filter((game) => game !== null) : undefined
}

/** Undefined while the game is running, and when it lacks an address or an outcome. */
export function finishedGame(
  { url, pgn, end_time, white, black }: SiteGame,
  board: number,
  whiteFirst: boolean,
): LinkedGame | undefined {
  const outcome = gameOutcome(white.result, black.result) ?? RESULTS[pgnTag(pgn, 'Result') ?? '']
  if (!url || !/^https?:\/\//.test(url) || !outcome) return undefined
  const startedAt = startOf(pgn)
  return {
    board,
    whiteFirst,
    outcome,
    white: white.username,
    black: black.username,
    link: url,
    ...(pgn !== undefined && pgn.length <= MAX_PGN_LENGTH && { pgn }),
    ...(startedAt !== undefined && { startedAt }),
    ...(end_time !== undefined && { endedAt: 1000 * end_time }),
  }
}

/** One known player is enough; undefined when both are unknown. */
export function isFirst(white: string, black: string, { first, second }: Usernames): boolean | undefined {
  const [one, other] = [white.toLowerCase(), black.toLowerCase()]
  if (first.has(one) || second.has(other)) return true
  if (second.has(one) || first.has(other)) return false
  return undefined
}

// For games in which both players' results are missing.
const RESULTS: Record<string, string> = { '1-0': '10', '0-1': '01', '1/2-1/2': '==' }

/** In milliseconds. */
export function startOf(pgn: string | undefined): number | undefined {
  const time = Date.parse(`${pgnTag(pgn, 'UTCDate')?.replaceAll('.', '-')}T${pgnTag(pgn, 'UTCTime')}Z`)
  return Number.isNaN(time) ? undefined : time
}

export const pgnTag = (
  pgn: string | undefined,
  name: 'Result' | 'UTCDate' | 'UTCTime' | 'White' | 'Black',
): string | undefined => new RegExp(`^\\[${name} "([^"]{1,20})"\\]$`, 'm').exec(pgn ?? '')?.[1]
