import { Chess, type Color, type Square } from 'chess.js'
import { completeFen } from './fen.ts'
import type { Rules } from './moves.ts'

/** The rook of a side’s castling: its file, and whether it is the one on the king’s h-side. */
interface Right {
  colour: Color
  file: string
}

const FILES = 'abcdefgh'
const rankOf = (colour: Color): string => (colour === 'w' ? '1' : '8')
const castlingField = (fen: string): string => fen.split(/\s+/)[2] ?? '-'

/** The pieces of a rank from the a-file on, dots for empty squares. */
function rankText(fen: string, colour: Color): string {
  const ranks = fen.split(' ')[0]!.split('/')
  return ranks[colour === 'w' ? 7 : 0]!.replace(/\d/g, (digit) => '.'.repeat(Number(digit)))
}

/** Whether castling in this position isn’t the usual one: king or rooks begin elsewhere. */
export function is960Start(fen: string): boolean {
  const field = castlingField(fen)
  if (/^[KQkq-]+$/.test(field) === false) return /^[A-Ha-hKQkq]+$/.test(field)
  return rightsOf(fen).some(({ colour, file }) => {
    const king = rankText(fen, colour)[4]
    return king?.toLowerCase() !== 'k' || (file !== 'a' && file !== 'h')
  })
}

/** Rights of Shredder-FEN (`HAha`, by file) and X-FEN (`KQkq`, the outermost rook on that side of the king). */
function rightsOf(fen: string): Right[] {
  return Array.from(castlingField(fen)).flatMap((letter): Right[] => {
    if (!/[A-HKQ]/i.test(letter)) return []
    const colour = letter === letter.toUpperCase() ? 'w' : 'b'
    const rank = rankText(fen, colour)
    const [king, rook] = colour === 'w' ? ['K', 'R'] : ['k', 'r']
    const lower = letter.toLowerCase()
    const at = lower === 'k' ? rank.lastIndexOf(rook) : lower === 'q' ? rank.indexOf(rook) : FILES.indexOf(lower)
    const home = rank.indexOf(king)
    const isBeside = lower === 'k' ? at > home : lower === 'q' ? at < home : true
    return home >= 0 && at >= 0 && isBeside && rank[at] === rook ? [{ colour, file: FILES[at]! }] : []
  })
}

/** The rules of Chess960 from a position on: those of chess, except for castling. */
export function chess960Rules(start: string): Rules | undefined {
  const fields = completeFen(start).split(' ')
  let rights = rightsOf(start)
  const chess = new Chess(fields.with(2, '-').join(' '))
  const fen = (): string => {
    const letters = rights.map(({ colour, file }) => (colour === 'w' ? file.toUpperCase() : file)).join('')
    return chess
      .fen()
      .split(' ')
      .with(2, letters || '-')
      .join(' ')
  }

  /** The right of a castling move: `O-O`, `O-O-O`, or the king’s way onto its own rook. */
  function castlingOf(text: string): (Right & { king: string }) | undefined {
    const colour = chess.turn()
    const rank = rankText(chess.fen(), colour)
    const home = rank.indexOf(colour === 'w' ? 'K' : 'k')
    const onto = /^K?([a-h])[18]x?([a-h])[18]$/.exec(text)
    return rights
      .filter((right) => right.colour === colour)
      .map((right) => ({ ...right, king: FILES[home]! }))
      .find(({ file, king }) =>
        onto ? onto[1] === king && onto[2] === file : text === (file > king ? 'O-O' : 'O-O-O'),
      )
  }

  function castle({ colour, file, king }: Right & { king: string }): ReturnType<Rules['play']> {
    const rank = rankOf(colour)
    const isShort = file > king
    const [kingTo, rookTo] = isShort ? ['g', 'f'] : ['c', 'd']
    const own = rankText(chess.fen(), colour)
    const way = [...between(king, kingTo), ...between(file, rookTo)]
    const isFree = way.every((each) => each === king || each === file || own[FILES.indexOf(each)] === '.')
    const enemy = colour === 'w' ? 'b' : 'w'
    // The king’s rook shields no square: it moves too. So attacks are asked of the board without both.
    const rook = chess.remove(`${file}${rank}` as Square)
    const piece = chess.remove(`${king}${rank}` as Square)
    const isSafe = between(king, kingTo).every((each) => !chess.isAttacked(`${each}${rank}` as Square, enemy))
    const [fromFile, toFile] = isFree && isSafe ? [kingTo, rookTo] : [king, file]
    if (piece) chess.put(piece, `${fromFile}${rank}` as Square)
    if (rook) chess.put(rook, `${toFile}${rank}` as Square)
    if (!isFree || !isSafe) return undefined
    rights = rights.filter((right) => right.colour !== colour)
    const [placement, , , , half, full] = chess.fen().split(' ')
    const next = [placement, enemy, '-', '-', String(Number(half) + 1), String(Number(full) + (colour === 'b' ? 1 : 0))]
    chess.load(next.join(' '))
    const mark = chess.isCheckmate() ? '#' : chess.isCheck() ? '+' : ''
    return { san: `${isShort ? 'O-O' : 'O-O-O'}${mark}`, from: `${king}${rank}`, to: `${kingTo}${rank}`, fen: fen() }
  }

  return {
    fen: fen(),
    play(text) {
      const castling = castlingOf(text)
      if (castling) return castle(castling)
      try {
        const { san, from, to, piece, color } = chess.move(text)
        rights = rights.filter(
          ({ colour, file }) =>
            !(piece === 'k' && colour === color) && ![from, to].includes(`${file}${rankOf(colour)}` as Square),
        )
        return { san, from, to, fen: fen() }
      } catch {
        return undefined
      }
    },
    sans: () => [...chess.moves(), ...['O-O', 'O-O-O'].filter(castlingOf)],
  }
}

/** The files from one to another, both included. */
function between(one: string, other: string): string[] {
  const [from, to] = [FILES.indexOf(one), FILES.indexOf(other)].toSorted((a, b) => a - b) as [number, number]
  return Array.from(FILES.slice(from, to + 1))
}
