import type { PgnGame } from '../pgn/pgn-game.ts'
import { isMoveLike, readings } from '../pgn/move-text.ts'
import { isOpenSign, outcomeOf } from '../pgn/result.ts'
import type { Move, Rules } from './moves.ts'

/**
 * Why the moves of a game end before its text does. `illegal`: the next word is no legal move. `missing`: a move was not
 * recorded. `variation`: a variation has no end, so that nothing behind it is certain. `position`: the game begins
 * from an impossible position. `variant`: it is played by other rules. `long`: it is
 * longer than games can be.
 */
export interface Stop {
  kind: 'illegal' | 'missing' | 'variation' | 'position' | 'variant' | 'long'
  /** The half-move that could not be shown, from 1, and its word. */
  ply: number
  text: string
}

export interface PlayedMoves {
  start: string
  /** Each with its comment as written. */
  moves: (Pick<Move, 'san' | 'from' | 'to' | 'fen'> & { comment: string })[]
  stop?: Stop
  /** The result that kings in the middle of the board mean. */
  kings?: '10' | '01' | '=='
  /** `0-0` at the end, which is no castling: the result. */
  end?: string
  /** Words behind the last move that are no moves. */
  skipped: string[]
}

/** Plays a game’s moves by the rules, up to the first that is impossible. */
export function playMoves(game: PgnGame, rules: (fen?: string) => Rules | undefined): PlayedMoves {
  const { moves: words, tags } = game
  const board = rules(tags['FEN'])
  const played: PlayedMoves = { start: board?.fen ?? '', moves: [], skipped: [] }
  if (!board) return { ...played, stop: { kind: 'position', ply: 1, text: (tags['FEN'] ?? '').slice(0, 90) } }
  for (const [at, { san: word, comment }] of words.entries()) {
    // A word at the end of the text may still go on.
    const isCut = at === words.length - 1 && game.cut === 'word' && game.end === undefined
    if (isCut && isOpenSign(tags['Result'] ?? '') && mayGoOn(board, word)) return played
    const found = playWord(board, word)
    if (!found) return endedAt(played, at, game)
    for (const move of found) played.moves.push({ ...move, comment: '' })
    played.moves.at(-1)!.comment = comment
  }
  const lost = game.faults.find(({ kind, isLost }) => kind === 'variation' && isLost)
  const ply = played.moves.length + 1
  if (lost) return { ...played, stop: { kind: 'variation', ply, text: lost.text } }
  return game.isTruncated ? { ...played, stop: { kind: 'long', ply, text: '' } } : played
}

/** Whether a word at the end of a text may be the beginning of another legal move: `O-O` of `O-O-O`. */
const mayGoOn = (board: Rules, word: string): boolean =>
  board.sans().some((san) => san.startsWith(word) && !/^[+#]?$/.test(san.slice(word.length)))

/** Plays a word in the way it is meant; two moves without a blank between them are two. Undefined if it is no legal move. */
export function playWord(
  board: Pick<Rules, 'play'>,
  word: string,
): Pick<Move, 'san' | 'from' | 'to' | 'fen'>[] | undefined {
  if (word === '--') return undefined
  for (const reading of readings(word)) {
    const first = board.play(reading[0]!)
    if (!first) continue
    if (reading.length === 1) return [first]
    const second = board.play(reading[1]!)
    return second ? [first, second] : [first]
  }
  return undefined
}

// Values of the Variant tag that mean chess, with any array of the pieces.
const STANDARD_VARIANT =
  /^(?:|chess|standard|normal|from position|(?:chess|fischer(?:andom)?|fischer random(?: chess)?|fr) ?-?(?:960)?)$/i

/** Decides what the first word that can’t be played means. */
function endedAt(played: PlayedMoves, at: number, game: PgnGame): PlayedMoves {
  const ply = played.moves.length + 1
  if (!STANDARD_VARIANT.test(game.tags['Variant'] ?? ''))
    return { ...played, stop: { kind: 'variant', ply, text: game.moves[at]!.san.slice(0, 12) } }
  const isCut = game.cut === 'word' && game.end === undefined
  // A word at the end of the text may be half a word.
  const rest = game.moves.slice(at, isCut ? -1 : undefined).map(({ san }) => san)
  const [word = ''] = rest
  const isLast = rest.length === 1
  if (rest.length === 0) return played
  if (rest.length <= 3 && rest.every((each) => KING_IN_CENTRE.test(each))) return withKings(played, rest, game)
  if (isLast && /^O-O[+#]?$/.test(word) && isOpenSign(game.tags['Result'] ?? '') && game.end === undefined)
    return { ...played, end: '0-0' }
  if (word === '--' ? rest.every((each) => each === '--') : !rest.some(isMoveLike))
    return { ...played, skipped: rest.slice(0, 3) }
  const kind = word === '--' ? 'missing' : 'illegal'
  return { ...played, stop: { kind, ply, text: word.slice(0, 12) } }
}

const KING_IN_CENTRE = /^K(?:[a-h][1-8])?x?([de][45])[+#]?$/
const LIGHT = ['e4', 'd5']

/**
 * Arbiters put both kings into the middle of an electronic board at the end: on light squares White won, on dark ones
 * Black, on one of each it is a draw. The kings are no moves; one that could have been a move is none if a result is
 * known.
 */
function withKings(played: PlayedMoves, words: string[], { tags, end = '' }: PgnGame): PlayedMoves {
  const moves = [...played.moves]
  const squares = words.map((word) => KING_IN_CENTRE.exec(word)![1]!)
  const last = moves.at(-1)
  const lastTo = last && KING_IN_CENTRE.exec(last.san)?.[1]
  const hasResult = [tags['Result'] ?? '', end].some((text) => outcomeOf(text) !== undefined)
  if (lastTo && hasResult) moves.pop()
  const both = [...new Set(lastTo ? [lastTo, ...squares] : squares)]
  const light = both.filter((square) => LIGHT.includes(square)).length
  const kings = both.length !== 2 ? undefined : light === 2 ? '10' : light === 0 ? '01' : '=='
  return { ...played, moves, ...(kings && { kings }) }
}
