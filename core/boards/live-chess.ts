import { isObject, textOf } from './json-fields.ts'

/** One board in the index of a round at LiveChess Cloud. */
export interface LiveChessBoard {
  white: LiveChessPlayer
  black: LiveChessPlayer
  /** `1-0`, `*`, … */
  result: string
  live: boolean
}

interface LiveChessPlayer {
  name: string
  fideId: string
  title: string
}

/** The boards of a round’s `index.json` in their order; undefined if it is something else. */
export function parseLiveChessIndex(json: unknown): LiveChessBoard[] | undefined {
  if (!isObject(json) || !Array.isArray(json.pairings)) return undefined
  return json.pairings.map((one: unknown): LiveChessBoard => {
    const pairing = isObject(one) ? one : {}
    return {
      white: playerOf(pairing.white),
      black: playerOf(pairing.black),
      result: textOf(pairing.result) || '*',
      live: pairing.live === true,
    }
  })
}

function playerOf(json: unknown): LiveChessPlayer {
  const player = isObject(json) ? json : {}
  const [last, first, middle] = [player.lname, player.fname, player.mname].map(textOf)
  const given = [first, middle].filter(Boolean).join(' ')
  return {
    name: [last, given].filter(Boolean).join(', '),
    fideId: typeof player.fideid === 'number' && player.fideid > 0 ? String(player.fideid) : textOf(player.fideid),
    title: textOf(player.title),
  }
}

const RESULTS: Record<string, string> = { WHITEWIN: '1-0', BLACKWIN: '0-1', DRAW: '1/2-1/2' }
/** The number of the usual array among those of Chess960. */
const USUAL_ARRAY = 518

/**
 * A board of LiveChess Cloud as PGN, for the one reader of games. `game` is its `game-K.json`; undefined before the game
 * has begun, when there is none.
 */
export function liveChessPgn(
  { white, black, result }: LiveChessBoard,
  { round, board, game }: { round: number; board: number; game: unknown },
): string {
  const known = isObject(game) ? game : {}
  const told = RESULTS[textOf(known.result)] ?? result
  const start = typeof known.chess960 === 'number' ? known.chess960 : USUAL_ARRAY
  const fen = start === USUAL_ARRAY ? undefined : chess960Fen(start)
  const tags: [string, string][] = [
    ['Round', `${round}.${board}`],
    ['Board', String(board)],
    ['White', white.name],
    ['Black', black.name],
    ['WhiteFideId', white.fideId],
    ['BlackFideId', black.fideId],
    ['Result', told],
    ...(fen
      ? ([
          ['Variant', 'Chess960'],
          ['SetUp', '1'],
          ['FEN', fen],
        ] as [string, string][])
      : []),
  ]
  const moves = Array.isArray(known.moves) ? known.moves.map((move: unknown) => moveText(textOf(move))) : []
  const head = tags
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `[${tag} "${value.replaceAll('"', "'")}"]`)
  return `${head.join('\n')}\n\n${moves.join(' ')} ${told}\n\n`
}

/** `e4 5436+23`: the move, seconds left, seconds taken; each of the two may be missing. */
function moveText(move: string): string {
  const [, san = '', left, spent] = /^(\S+)(?:\s+(\d+))?(?:\s*\+(\d+))?\s*$/.exec(move) ?? []
  const commands = [...(left ? [`[%clk ${clock(left)}]`] : []), ...(spent ? [`[%emt ${clock(spent)}]`] : [])]
  return commands.length > 0 ? `${san} {${commands.join(' ')}}` : san
}

function clock(seconds: string): string {
  const whole = Number(seconds)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

const KNIGHTS = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34']

/** The start position of a number from 0 to 959 (Scharnagl’s numbering); undefined for any other. */
export function chess960Fen(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 0 || number > 959) return undefined
  const row: (string | undefined)[] = Array.from({ length: 8 })
  const free = (): number[] => row.flatMap((piece, at) => (piece === undefined ? [at] : []))
  row[2 * (number % 4) + 1] = 'b'
  row[2 * (Math.floor(number / 4) % 4)] = 'b'
  row[free()[Math.floor(number / 16) % 6]!] = 'q'
  const [one, other] = KNIGHTS[Math.floor(number / 96)]!
  const left = free()
  row[left[Number(one)]!] = 'n'
  row[left[Number(other)]!] = 'n'
  for (const piece of ['r', 'k', 'r']) row[free()[0]!] = piece
  const pieces = row.join('')
  const rooks = [...pieces].flatMap((piece, at) => (piece === 'r' ? ['ABCDEFGH'[at]!] : [])).toReversed()
  return `${pieces}/pppppppp/8/8/8/8/PPPPPPPP/${pieces.toUpperCase()} w ${rooks.join('')}${rooks.join('').toLowerCase()} - 0 1`
}
