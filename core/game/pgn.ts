/** A game's text in parts: its tags, and its moves with what was written behind each. */
export interface Pgn {
  tags: Record<string, string>
  /** What was written before the first move. */
  opening: string
  moves: { san: string; comment: string }[]
  /** Whether the text was cut off for its length. */
  isTruncated: boolean
}

/** No game is longer: a text beyond it is read so far. */
export const MAX_PGN_LENGTH = 64 * 1024
/** The longest game that was ever played had 269 moves. */
const MAX_PLIES = 1200

const TAG = /^[ \t]*\[(\w{1,40})[ \t]+"((?:[^"\\\n]|\\.){0,500})"\][ \t]*$/gm
// A comment to its end, however it ends; a comment of a line; a variation's edge; a mark; anything else is a word.
const TOKEN = /\{([^}]*)\}?|;([^\n]*)|([()])|\$\d+|[^\s{}();]+/g
const NUMBER = /^\d+\.*/
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|\*)$/

/** The main line of the first game in a text, in time that grows with its length alone. Whether the moves are legal is not asked. */
export function readPgn(text: string): Pgn {
  const read = text.slice(0, MAX_PGN_LENGTH)
  // Of a game that follows nothing is taken.
  const tags = Object.fromEntries(
    Array.from(read.matchAll(TAG), ([, name, value]) => [name!, unescapeTag(value!)]).toReversed(),
  )
  const pgn: Pgn = { tags, opening: '', moves: [], isTruncated: text.length > MAX_PGN_LENGTH }
  let depth = 0
  for (const [token, comment, line, edge] of read.replace(TAG, '').matchAll(TOKEN)) {
    if (edge) depth = Math.max(0, depth + (edge === '(' ? 1 : -1))
    else if (depth > 0) continue
    else if (comment !== undefined || line !== undefined) addComment(pgn, comment ?? line ?? '')
    else if (RESULT.test(token)) break
    else if (pgn.moves.length >= MAX_PLIES) return { ...pgn, isTruncated: true }
    else addMove(pgn, token)
  }
  return pgn
}

const unescapeTag = (value: string): string => value.replace(/\\(.)/g, '$1')

function addComment(pgn: Pgn, text: string): void {
  const last = pgn.moves.at(-1)
  if (last) last.comment = joinComments(last.comment, text)
  else pgn.opening = joinComments(pgn.opening, text)
}

const joinComments = (before: string, more: string): string => (before ? `${before} ${more.trim()}` : more.trim())

/** Numbers may stand at a move without a space; marks such as `!?` say nothing of the position. */
function addMove(pgn: Pgn, token: string): void {
  const san = token.replace(NUMBER, '').replace(/[!?]+$/, '')
  if (san && !san.startsWith('$') && !/^\.+$/.test(san) && !/^[!?]/.test(token)) pgn.moves.push({ san, comment: '' })
}
