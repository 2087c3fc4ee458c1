import type { LichessGame } from './lichess-games.ts'
import type { KnownAccounts } from './white-side.ts'

/** A pairing without link or result, and the accounts of its players. */
export interface OpenPairing {
  round: number
  no: number
  /** Numbers of the competitors. */
  white: number
  black: number
  accounts: KnownAccounts
}

/**
 * Assigns an event's games to pairings between the same players: first by colours, then with colours reversed; the
 * earlier round gets the earlier game. Games in `known` belong to another pairing or were removed by an arbiter.
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
