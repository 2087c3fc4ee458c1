import type { PgnFault, PgnGame } from '../pgn/pgn-game.ts'
import { resultOf, type ReadResult } from '../pgn/result.ts'
import { isByeGame } from '../pgn/sides.ts'
import { placeOf, type RoundPlace } from '../pgn/round-place.ts'
import { liveClocks, type LiveClocks } from './live-clocks.ts'
import { timedMoves, type Move, type Rules } from './moves.ts'
import { playMoves, type Stop } from './play-moves.ts'
import { readPlayer, type ReadPlayer } from './read-players.ts'
import type { TimeControl } from '../tournament/time-control.ts'

/** A game that was read and played through: plain data (JSON), whatever it came from. */
export interface ReadGame {
  /** By the usual names, such as `WhiteFideId`. */
  tags: Record<string, string>
  white: ReadPlayer
  black: ReadPlayer
  /** Whether it is a bye: one side has no opponent. */
  isBye: boolean
  /** Round, match, board and number of the game, as far as its tags say. */
  place: RoundPlace
  /** The position before the first move; empty if the tags give an impossible one. */
  start: string
  /** The legal moves from the start. */
  moves: Move[]
  /** The comment before the first move. */
  words: string
  control?: TimeControl
  /** The clocks as they are now, if the source says. */
  clocks?: LiveClocks
  result: ReadResult
  /** The result that two kings in the middle of the board mean; a hint only. */
  kings?: '10' | '01' | '=='
  /** Why there are no moves after the last; for readers. */
  stop?: Stop
  /** Whether the text ends within the game: more will come. */
  isWaiting: boolean
  /** What could not be read: for the organiser alone. */
  faults: PgnFault[]
}

/** Plays a game of a text through. `rules` begins from a FEN, or from the usual position. */
export function readGame(game: PgnGame, rules: (fen?: string) => Rules | undefined): ReadGame {
  const { tags, cut, faults } = game
  const played = playMoves(game, rules)
  const { start, stop, kings, skipped } = played
  const timed = timedMoves(game, played)
  const plies = timed.moves.length
  const end = game.end ?? played.end
  const clocks = liveClocks(tags)
  const result = resultOf({ tags, moves: played.moves, ...(end !== undefined && { end }), ...(cut && { cut }) })
  return {
    tags,
    white: readPlayer(tags, 'White'),
    black: readPlayer(tags, 'Black'),
    isBye: isByeGame(tags, plies),
    place: placeOf(tags),
    start,
    ...timed,
    ...(clocks && { clocks }),
    result,
    ...(kings && { kings }),
    ...(stop && { stop }),
    isWaiting: end === undefined && cut !== undefined,
    faults: [...faults, ...skipped.map((text): PgnFault => ({ kind: 'word', ply: plies, text }))],
  }
}
