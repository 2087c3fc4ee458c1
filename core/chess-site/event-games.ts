import type { LichessGame } from './lichess-games.ts'
import type { KnownAccounts } from './white-side.ts'

/** A pairing that has neither link nor result, and by which names its players are known at the site. */
export interface OpenPairing {
  round: number
  no: number
  /** Numbers of both sides. */
  white: number
  black: number
  accounts: KnownAccounts
}

/**
 * Which game of an event is which pairing's: those between its two players, first those with its colours, the earlier round
 * taking the earlier game. Games that are `known`, as another pairing's or because somebody took them away, are none's.
 */
export function assignGames<Open extends OpenPairing>(
  pairings: Open[],
  games: LichessGame[],
  known: ReadonlySet<string>,
): { pairing: Open; siteId: string }[] {
  const free = new Map(
    games
      .filter(({ id, status }) => !known.has(id) && status !== 'aborted')
      .toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))
      .map((game) => [game.id, game]),
  )
  return pairings
    .toSorted((a, b) => a.round - b.round || a.no - b.no)
    .flatMap((pairing) => {
      const [first, second] = pairing.accounts
      const between = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
        [...free.values()].find(({ players: { white, black } }) => has(one, white) && has(other, black))
      const game = between(first, second) ?? between(second, first)
      if (!game) return []
      free.delete(game.id)
      return [{ pairing, siteId: game.id }]
    })
}

const has = (accounts: ReadonlySet<string>, { user }: LichessGame['players']['white']): boolean =>
  accounts.has(user.name.toLowerCase())
