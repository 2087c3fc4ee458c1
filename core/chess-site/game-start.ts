import { DAY, HOUR, MINUTE, SECOND } from '../time.ts'

/** How games are started: each player opens a link, or Lichess creates all games at one moment. */
export const START_WAYS = ['links', 'bulk'] as const
export type StartWay = (typeof START_WAYS)[number]

/**
 * `asked`: the request to Lichess is still to be sent. `created`: Lichess has made the links or scheduled the game.
 * `opened`: the game exists, without a move. `cancelling`: the cancellation is still to be sent to Lichess. `playing`: a
 * move was made, and from then on the match is polled like any linked game.
 */
export const START_STATES = [
  'asked',
  'created',
  'opened',
  'cancelling',
  'playing',
  'unplayed',
  'failed',
  'expired',
  'cancelled',
] as const
export type StartState = (typeof START_STATES)[number]

/** Why a game wasn’t started. */
export const START_FAULTS = [
  'account',
  'unknown',
  'closed',
  'consent',
  'token',
  'twice',
  'elsewhere',
  'scope',
  'refused',
  'lost',
  'oldLinks',
] as const
export type StartFault = (typeof START_FAULTS)[number]

/** States in which Lichess is asked, or is to be asked, about the game. */
const ACTIVE: ReadonlySet<StartState> = new Set(['asked', 'created', 'opened', 'cancelling'])
export const isActive = (state: StartState): boolean => ACTIVE.has(state)

/** Lichess takes bulks up to seven days ahead. */
export const LONGEST_AHEAD = 7 * DAY
/** Lichess creates one bulk every three seconds, so right after its time a game may be missing. */
export const BULK_LAG = 3 * SECOND
/** Looks in a row, after the time of a bulk, at which a game was missing. */
const MISSING_LOOKS = 3

/** When the start of a game is looked at next. */
export function nextLook(
  {
    state,
    createdAt,
    pairAt,
    expiresAt,
  }: {
    state: StartState
    createdAt: number
    pairAt: number | null
    expiresAt: number | null
  },
  now: number,
): number {
  if (pairAt !== null && now < pairAt + BULK_LAG) return pairAt + BULK_LAG
  if (state === 'opened' || pairAt !== null) return now + 5 * SECOND
  const wait = now - createdAt < HOUR ? 15 * SECOND : MINUTE
  return expiresAt !== null && now < expiresAt ? Math.min(now + wait, expiresAt) : now + wait
}

/** A game as Lichess has it now, for its start; undefined if it has none. */
export function startAfterLook(
  {
    state,
    pairAt,
    expiresAt,
    looks,
  }: {
    state: StartState
    pairAt: number | null
    expiresAt: number | null
    /** Looks in a row at which Lichess had no such game. */
    looks: number
  },
  game: { status: string } | undefined,
  now: number,
): { state: StartState; looks: number; fault?: StartFault } {
  if (game) {
    if (game.status === 'created') return { state: 'opened', looks: 0 }
    return { state: UNPLAYED.has(game.status) ? 'unplayed' : 'playing', looks: 0 }
  }
  if (state === 'opened') return { state, looks }
  if (pairAt !== null) {
    if (now < pairAt + BULK_LAG) return { state, looks }
    return looks + 1 >= MISSING_LOOKS
      ? { state: 'failed', looks: looks + 1, fault: 'lost' }
      : { state, looks: looks + 1 }
  }
  return expiresAt !== null && now >= expiresAt ? { state: 'expired', looks } : { state, looks }
}

/** A game in which somebody made no first move in time. */
const UNPLAYED = new Set(['aborted', 'noStart'])
