/*
 * A UCI engine for tests, in a Web Worker: it counts material and looks two half-moves ahead. Castling, en passant and
 * promotions to other pieces than a queen are left out, and the king may be taken.
 */
const VALUES = { p: 100, n: 300, b: 300, r: 500, q: 900, k: 20_000 }
const STEPS = {
  n: [-33, -31, -18, -14, 14, 18, 31, 33],
  b: [-17, -15, 15, 17],
  r: [-16, -1, 1, 16],
  q: [-17, -16, -15, -1, 1, 15, 16, 17],
  k: [-17, -16, -15, -1, 1, 15, 16, 17],
}
const DEPTH = 2

/** 128 squares, of which those with bit 8 are off the board: a8 is 0, h1 is 119. */
let board = []
let isWhite = true

function setUp(fen) {
  const [rows, side] = fen.split(' ')
  board = Array.from({ length: 128 }, () => '')
  for (const [row, text] of rows.split('/').entries()) {
    let column = 0
    for (const letter of text) {
      if (Number(letter)) column += Number(letter)
      else board[16 * row + column++] = letter
    }
  }
  isWhite = side !== 'b'
}

const isOwn = (letter, white) => letter !== '' && letter < 'a' === white

function movesOf(white) {
  const moves = []
  for (const [from, letter] of board.entries()) {
    if (!isOwn(letter, white)) continue
    const kind = letter.toLowerCase()
    if (kind === 'p') {
      const forth = white ? -16 : 16
      const isFirst = from >> 4 === (white ? 6 : 1)
      if (board[from + forth] === '') {
        moves.push([from, from + forth])
        if (isFirst && board[from + 2 * forth] === '') moves.push([from, from + 2 * forth])
      }
      for (const to of [from + forth - 1, from + forth + 1])
        if (!(to & 0x88) && isOwn(board[to] ?? '', !white)) moves.push([from, to])
      continue
    }
    for (const step of STEPS[kind])
      for (let to = from + step; !(to & 0x88); to += step) {
        if (isOwn(board[to], white)) break
        moves.push([from, to])
        if (board[to] !== '' || kind === 'n' || kind === 'k') break
      }
  }
  return moves
}

function material(white) {
  let sum = 0
  for (const letter of board) if (letter) sum += VALUES[letter.toLowerCase()] * (isOwn(letter, white) ? 1 : -1)
  return sum
}

function search(white, depth) {
  if (depth === 0) return { value: material(white), line: [] }
  let best = { value: -Infinity, line: [] }
  for (const [from, to] of movesOf(white)) {
    const [moved, taken] = [board[from], board[to]]
    const isQueen = moved.toLowerCase() === 'p' && (to < 16 || to >= 112)
    board[from] = ''
    board[to] = isQueen ? (white ? 'Q' : 'q') : moved
    const reply = taken.toLowerCase() === 'k' ? { value: -VALUES.k, line: [] } : search(!white, depth - 1)
    board[from] = moved
    board[to] = taken
    if (-reply.value > best.value)
      best = { value: -reply.value, line: [name(from) + name(to) + (isQueen ? 'q' : ''), ...reply.line] }
  }
  return best
}

const name = (square) => 'abcdefgh'.charAt(square & 7) + (8 - (square >> 4))

function answer(command) {
  if (command === 'uci') return ['id name Material', 'uciok']
  if (command === 'isready') return ['readyok']
  if (command.startsWith('position fen ')) setUp(command.slice('position fen '.length))
  if (!command.startsWith('go')) return []
  const { value, line } = search(isWhite, DEPTH)
  if (line.length === 0) return ['bestmove (none)']
  return [`info depth ${DEPTH} score cp ${value} pv ${line.join(' ')}`, `bestmove ${line[0]}`]
}

addEventListener('message', ({ data }) => {
  for (const line of answer(String(data).trim())) postMessage(line)
})
