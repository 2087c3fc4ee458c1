import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { byListedName } from '../print/listed-name.ts'
import { pairings, type Pairing } from '#core/snapshot/pairing.ts'

export interface Seat {
  /** Positions in the player columns; `opponent` is −1 for a bye. */
  player: number
  opponent: number
  isWhite: boolean
  pairing: Pairing
}

/** The seats of a round, sorted by the competitors' names. */
export function seatsByName(snapshot: Snapshot, round: number): Seat[] {
  const order = byListedName(snapshot)
  return pairings(snapshot, round)
    .flatMap((pairing): Seat[] => [
      { player: pairing.white, opponent: pairing.black, isWhite: true, pairing },
      { player: pairing.black, opponent: pairing.white, isWhite: false, pairing },
    ])
    .filter(({ player }) => player >= 0)
    .toSorted((a, b) => order(a.player, b.player))
}
