/** Where a reader is in a game. */
export interface Replay {
  /** Moves made, from 0; `end`: wherever the game has come to. */
  at: number | 'end'
  /** Whether it goes on by itself. */
  isPlaying: boolean
}

export const END: Replay = { at: 'end', isPlaying: false }

/** How many moves have been made at that place of a game of so many. */
export const plyOf = ({ at }: Replay, moves: number): number => (at === 'end' ? moves : Math.min(at, moves))

export type ReplayStep = 'first' | 'previous' | 'next' | 'last' | 'play' | 'tick' | number

/**
 * Where a step leads in a game of so many moves. A number goes there; `play` starts and stops, from the beginning when
 * the end was reached; `tick` is one move of it, and stops at the end. Who stands at the end stays there as it moves on.
 */
export function replayAfter(replay: Replay, step: ReplayStep, moves: number): Replay {
  const ply = plyOf(replay, moves)
  switch (step) {
    case 'first':
      return atPly(0, moves)
    case 'previous':
      return atPly(ply - 1, moves)
    case 'next':
      return atPly(ply + 1, moves)
    case 'last':
      return END
    case 'play':
      if (replay.isPlaying) return { ...replay, isPlaying: false }
      return moves === 0 ? END : { at: ply >= moves ? 0 : ply, isPlaying: true }
    case 'tick':
      return ply + 1 >= moves ? END : { at: ply + 1, isPlaying: replay.isPlaying }
    default:
      return atPly(step, moves)
  }
}

const atPly = (ply: number, moves: number): Replay => (ply >= moves ? END : { at: Math.max(0, ply), isPlaying: false })

/** The place that an address names: `m12` is after the twelfth move of either side. */
export function replayAt(hash: string): Replay {
  const found = /^m(\d{1,4})$/.exec(hash)
  return found ? { at: Number(found[1]), isPlaying: false } : END
}

/** How an address names a place; empty for the end. */
export const hashOf = ({ at }: Replay): string => (at === 'end' ? '' : `#m${at}`)
