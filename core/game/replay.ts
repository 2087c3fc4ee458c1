export interface Replay {
  /** Moves made, from 0; `end` follows the game to its latest move. */
  at: number | 'end'
  isPlaying: boolean
}

export const END: Replay = { at: 'end', isPlaying: false }

/** The number of moves made at this place, in a game of `moves` moves. */
export const plyOf = ({ at }: Replay, moves: number): number => (at === 'end' ? moves : Math.min(at, moves))

export type ReplayStep = 'first' | 'previous' | 'next' | 'last' | 'play' | 'tick' | number

/**
 * The place after a step in a game of `moves` moves. A number goes there; `play` starts and stops, from the beginning
 * if the end is reached; `tick` plays one move, and stops at the end. A reader at the end stays at the end as the game
 * goes on.
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

/** The place of a URL hash: `m12` is after twelve half-moves. */
export function replayAt(hash: string): Replay {
  const found = /^m(\d{1,4})$/.exec(hash)
  return found ? { at: Number(found[1]), isPlaying: false } : END
}

/** The URL hash of a place; empty for the end. */
export const hashOf = ({ at }: Replay): string => (at === 'end' ? '' : `#m${at}`)
