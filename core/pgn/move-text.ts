const FIGURINES: Record<string, string> = {
  '♔': 'K', '♚': 'K', '♕': 'Q', '♛': 'Q', '♖': 'R', '♜': 'R', '♗': 'B', '♝': 'B', '♘': 'N', '♞': 'N', '♙': '', '♟': '',
} // prettier-ignore
/** A move that nobody recorded, as ChessBase, TWIC and others write it. */
const NULL_MOVE = /^(?:--|Z0|null|pass|@@@@|0000)$/i
/** Marks of Informant and others that are letters: novelty, diagram, en passant, check, mate. */
const GLYPH = /^(?:N|D|TN|RR|e\.?\s?p\.?|ch|mate|dbl|dis)$/
/** A move that needs no cleaning; most do not. */
const PLAIN = /^(?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|[a-h](?:x[a-h])?[2-7])[+#]?$/
const CASTLING = /^[0OoОо]-?[0OoОо](-?[0OoОо])?$/ // with the Cyrillic letter
const LONG = /^([KQRBNP]?[a-h][1-8])-?([x:]?)-?([a-h][1-8])/

/**
 * A word of a move text as SAN, or as long notation: without number, figurines and marks. Empty for a mark; `--` for a
 * missing move.
 */
export function moveText(word: string): string {
  if (PLAIN.test(word)) return word
  if (NULL_MOVE.test(word.replace(/[–—−‐‑]/g, '-'))) return '--'
  let text = word
    .replace(/[♔-♟]\ufe0e?/gu, (figure) => FIGURINES[figure.charAt(0)] ?? '')
    .replace(/[–—−‐‑]/g, '-')
    .replace(/×/g, 'x')
    .replace(/e\.?p\.?$/, '')
    .replace(/\(=?([QRBNqrbn])\)/, '=$1')
  if (GLYPH.test(word)) return ''
  text = text.replace(/^[^\p{L}\d]+/u, '').replace(/(?:dbl|dis)?\.?(?:ch|mate)\.?$/, '')
  const [tail] = /[^\p{L}\d]*$/u.exec(text)!
  const plain = plainMove(text.slice(0, text.length - tail.length))
  return plain && plain + checkMark(tail)
}

/** `+` also of `++` and `+!`, but not of `+/=` and `+-`. */
const checkMark = (tail: string): string => (tail.includes('#') ? '#' : /^\+(?![/=-])/.test(tail) ? '+' : '')

function plainMove(text: string): string {
  if (/^\d*$/.test(text)) return ''
  const castling = CASTLING.exec(text)
  if (castling) return castling[1] ? 'O-O-O' : 'O-O'
  return text
    .replace(/^P(?=[a-h])/, '')
    .replace(LONG, '$1$2$3')
    .replace(':', 'x')
    .replace(
      /([a-h]?x?[a-h][18])[=/]?([QRBNqrbn])$/,
      (_, square: string, piece: string) => `${square}=${piece.toUpperCase()}`,
    )
}

/** Whether a word looks like a move, be it in another language or impossible. */
export const isMoveLike = (text: string): boolean =>
  text === '--' ||
  text.startsWith('O-O') ||
  text.includes('@') ||
  /^\p{L}{0,2}[a-h]?[1-8]?x?[a-h][1-8](?:=?\p{L})?(?!\p{L})/iu.test(text)

/**
 * How a word might be meant, in the order to try: unchanged, with a small or a capital letter of the piece, and
 * two moves without a blank between them.
 */
export function readings(text: string): string[][] {
  const [first = ''] = text
  const other = /[kqrnb]/.test(first) ? first.toUpperCase() : first === 'B' ? 'b' : ''
  const small = /[A-H][1-8]/.test(text) ? text.replace(/[A-H](?=[1-8])|X/g, (letter) => letter.toLowerCase()) : ''
  const pair = PAIR.exec(text)
  return [
    [text],
    ...(other ? [[other + text.slice(1)]] : []),
    ...(small ? [[small]] : []),
    ...(pair ? [[pair[1]!, moveText(pair[2]!)]] : []),
    // A novelty or a diagram: Nf3N.
    ...(/[1-8](?:TN|N|D)$/.test(text) ? [[text.replace(/(?:TN|N|D)$/, '')]] : []),
  ]
}

const ONE = '(?:O-O-O|O-O|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?)'
const PAIR = new RegExp(`^(${ONE})[!?]{0,2}(?:\\d{1,3}\\.+)?(${ONE})$`)
