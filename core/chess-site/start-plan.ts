import type { LichessClock } from './start-clock.ts'
import { isActive, type StartFault, type StartState, type StartWay } from './game-start.ts'

/** A player’s account at Lichess. */
export interface StartAccount {
  /** In lower case, which is its id there; null if the entry names none. */
  name: string | null
  /** Whether its owner lets arbiters start games in their name. */
  isConsenting: boolean
}

export interface KnownStart {
  way: StartWay
  state: StartState
  white: string
  black: string
  clock: LichessClock
  rated: boolean
  expiresAt: number | null
  /** The links were cancelled here alone: at Lichess they work until they expire. */
  worksOn: boolean
}

export interface PairingToStart {
  no: number
  isOpen: boolean
  accounts: [white: StartAccount, black: StartAccount]
  start?: KnownStart | undefined
}

export type StartPlan =
  | { no: number; does: 'start'; white: string; black: string }
  /** The links of before work still, and are given again. */
  | { no: number; does: 'reuse' }
  | { no: number; does: 'fail'; fault: StartFault }

interface Wish {
  way: StartWay
  clock: LichessClock
  rated: boolean
  now: number
}

/**
 * What is done about each pairing without a game. A pairing whose start is under way is left out, so that repeating the
 * request changes nothing.
 */
export function planStarts(pairings: readonly PairingToStart[], wish: Wish): StartPlan[] {
  const open = pairings.filter(({ isOpen, start }) => isOpen && !(start && isActive(start.state)))
  const times = new Map<string, number>()
  for (const { accounts } of open)
    for (const { name } of accounts) if (name !== null) times.set(name, (times.get(name) ?? 0) + 1)
  return open.map((pairing) => planOf(pairing, wish, times))
}

function planOf(
  { no, accounts, start }: PairingToStart,
  { way, clock, rated, now }: Wish,
  times: ReadonlyMap<string, number>,
): StartPlan {
  const [white, black] = accounts
  const fail = (fault: StartFault): StartPlan => ({ no, does: 'fail', fault })
  if (white.name === null || black.name === null) return fail('account')
  if (white.name === black.name) return fail('twice')
  // One player can sit at one board alone when all games begin at the same moment.
  if (way === 'bulk' && accounts.some(({ name }) => times.get(name!)! > 1)) return fail('twice')
  if (way === 'bulk' && !(white.isConsenting && black.isConsenting)) return fail('consent')
  if (start && start.worksOn && start.expiresAt !== null && now < start.expiresAt) {
    const isSame =
      way === 'links' &&
      start.white === white.name &&
      start.black === black.name &&
      start.rated === rated &&
      start.clock.limit === clock.limit &&
      start.clock.increment === clock.increment
    return isSame ? { no, does: 'reuse' } : fail('oldLinks')
  }
  return { no, does: 'start', white: white.name, black: black.name }
}
