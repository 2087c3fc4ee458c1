/** Where a reader is in a game. */
export interface Replay {
  /** Moves made, from 0; `end`: wherever the game has come to. */
  at: number | 'end'
  /** Whether it goes on by itself. */
  plays: boolean
}

export const END: Replay = { at: 'end', plays: false }

/** How many moves have been made at that place of a game of so many. */
export const plyOf = ({ at }: Replay, moves: number): number => (at === 'end' ? moves : Math.min(at, moves))

export type Step = 'first' | 'previous' | 'next' | 'last' | 'play' | 'tick' | number

/**
 * Where a step leads in a game of so many moves. A number goes there; `play` starts and stops, from the beginning when
 * the end was reached; `tick` is one move of it, and stops at the end. Who stands at the end stays there as it moves on.
 */
export function stepped(replay: Replay, step: Step, moves: number): Replay {
  const ply = plyOf(replay, moves)
  switch (step) {
    case 'first':
      return at(0, moves)
    case 'previous':
      return at(ply - 1, moves)
    case 'next':
      return at(ply + 1, moves)
    case 'last':
      return END
    case 'play':
      if (replay.plays) return { ...replay, plays: false }
      return moves === 0 ? END : { at: ply >= moves ? 0 : ply, plays: true }
    case 'tick':
      return ply + 1 >= moves ? END : { at: ply + 1, plays: replay.plays }
    default:
      return at(step, moves)
  }
}

const at = (ply: number, moves: number): Replay => (ply >= moves ? END : { at: Math.max(0, ply), plays: false })

/** The place that an address names: `m12` is after the twelfth move of either side. */
export function replayAt(hash: string): Replay {
  const found = /^m(\d{1,4})$/.exec(hash)
  return found ? { at: Number(found[1]), plays: false } : END
}

/** How an address names a place; empty for the end. */
export const hashOf = ({ at }: Replay): string => (at === 'end' ? '' : `#m${at}`)
