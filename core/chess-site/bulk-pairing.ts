import * as z from 'zod/mini'
import type { LichessClock } from './start-clock.ts'

/** A game that is to be created, with both players’ ids at Lichess. */
export interface BulkPair {
  no: number
  white: string
  black: string
}

const gameId = z.string().check(z.regex(/^[a-zA-Z0-9]{8}$/))
const Bulk = z.object({
  id: z.string().check(z.regex(/^\w{1,20}$/)),
  games: z.array(z.object({ id: gameId, white: z.string(), black: z.string() })),
  pairAt: z.nullable(z.number()),
})
export type Bulk = z.infer<typeof Bulk>

export function parseBulk(json: unknown): Bulk | undefined {
  const read = z.safeParse(Bulk, json)
  return read.success ? read.data : undefined
}

/** Bulks that the token’s owner has scheduled; undefined if the answer can’t be read. */
export function parseBulks(json: unknown): Bulk[] | undefined {
  const read = z.safeParse(z.array(Bulk), json)
  return read.success ? read.data : undefined
}

/** The form that creates a bulk. `tokens` are secrets by the player’s id. */
export function bulkForm(
  pairs: readonly BulkPair[],
  tokens: ReadonlyMap<string, string>,
  { clock, rated, pairAt, clocksAt }: { clock: LichessClock; rated: boolean; pairAt: number; clocksAt: number | null },
): Record<string, string> {
  return {
    players: pairs.map(({ white, black }) => `${tokens.get(white)}:${tokens.get(black)}`).join(','),
    'clock.limit': String(clock.limit),
    'clock.increment': String(clock.increment),
    rated: String(rated),
    pairAt: String(pairAt),
    ...(clocksAt !== null && { startClocksAt: String(clocksAt) }),
    rules: 'noAbort,noRematch,noGiveTime',
  }
}

const key = ({ white, black }: Pick<BulkPair, 'white' | 'black'>): string =>
  `${white.toLowerCase()} ${black.toLowerCase()}`

/** The games of a bulk by the numbers of our pairings; undefined for those that it doesn’t have. */
export function gamesOfBulk(pairs: readonly BulkPair[], { games }: Bulk): { no: number; siteId: string | undefined }[] {
  const ids = new Map(games.map((game) => [key(game), game.id]))
  return pairs.map((pair) => ({ no: pair.no, siteId: ids.get(key(pair)) }))
}

/**
 * The bulk that a request made whose answer was lost: at the same moment, with the same games. Sending the request again
 * would create every game twice.
 */
export function lostBulk(bulks: readonly Bulk[], pairs: readonly BulkPair[], pairAt: number): Bulk | undefined {
  const wanted = new Set(pairs.map(key))
  return bulks.find(
    (bulk) =>
      bulk.pairAt === pairAt && bulk.games.length === wanted.size && bulk.games.every((game) => wanted.has(key(game))),
  )
}

const Refusal = z.object({
  tokens: z.optional(z.record(z.string(), z.unknown())),
  duplicateUsers: z.optional(z.array(z.string())),
  error: z.optional(z.string()),
})

export type BulkRefusal =
  | { kind: 'players'; token: Set<string>; twice: Set<string> }
  | { kind: 'overlap' }
  | { kind: 'full' }
  | { kind: 'other' }

/**
 * Why Lichess refused a bulk. Its answer names bad tokens, which are secrets: only the ids of their owners leave this
 * function.
 */
export function bulkRefusal(json: unknown, tokens: ReadonlyMap<string, string>): BulkRefusal {
  const read = z.safeParse(Refusal, json)
  if (!read.success) return { kind: 'other' }
  const { tokens: bad = {}, duplicateUsers = [], error = '' } = read.data
  const token = new Set([...tokens].flatMap(([id, secret]) => (Object.hasOwn(bad, secret) ? [id] : [])))
  const twice = new Set(duplicateUsers.map((name) => name.toLowerCase()))
  if (token.size + twice.size > 0) return { kind: 'players', token, twice }
  if (/same players/i.test(error)) return { kind: 'overlap' }
  return /too many/i.test(error) ? { kind: 'full' } : { kind: 'other' }
}
