import { isBye, type Outcome } from '../match/outcome.ts'
import { pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** A competitor's place in a round. */
export interface RoundSeat {
  /** In the player columns. */
  position: number
  pairing: Pairing
  /** 0 White, or the first team; 1 Black. */
  side: 0 | 1
}

/** The seats of a round, byes too, in the order of boards. */
export const seatsOf = (snapshot: Snapshot, round: number): RoundSeat[] =>
  pairings(snapshot, round).flatMap((pairing): RoundSeat[] => [
    { position: pairing.white, pairing, side: 0 },
    ...(pairing.black < 0 ? [] : [{ position: pairing.black, pairing, side: 1 } as const]),
  ])

/** The position of the opponent; −1 in a bye. */
export const opponentOf = ({ pairing, side }: RoundSeat): number => (side === 0 ? pairing.black : pairing.white)

export type ByeKind = 'F' | 'H' | 'Z' | 'U'

/** The kind of a bye; one that is not decided yet is the draw's. */
export function byeOf({ outcome }: Pick<Pairing, 'outcome'>): ByeKind {
  const letter = outcome.charAt(0) as Outcome
  return isBye(letter) ? (letter as ByeKind) : 'U'
}

/** What makes a seat another one: board and colour, or the kind of bye. The opponent is compared apart. */
export const seatMark = ({ pairing, side }: RoundSeat): string =>
  pairing.black < 0 ? byeOf(pairing) : `${pairing.board}${side === 0 ? 'w' : 'b'}`
