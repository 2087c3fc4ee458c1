export interface Pgn {
  tags: Record<string, string>
  /** The comment before the first move. */
  opening: string
  moves: { san: string; comment: string }[]
  /** Whether the text was cut because of its length. */
  isTruncated: boolean
}

/** Longer texts are read up to here. */
export const MAX_PGN_LENGTH = 64 * 1024
/** In half-moves. The longest game ever played had 269 moves. */
const MAX_PLIES = 1200

const TAG = /^[ \t]*\[(\w{1,40})[ \t]+"((?:[^"\\\n]|\\.){0,500})"\][ \t]*$/gm
// In this order: a comment, even if it is not closed; a comment to the end of the line; a parenthesis of a variation; a
// numeric glyph; any other word.
const TOKEN = /\{([^}]*)\}?|;([^\n]*)|([()])|\$\d+|[^\s{}();]+/g
const NUMBER = /^\d+\.*/
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|\*)$/

/** The main line of the first game in a text, in linear time. Moves are not checked for legality. */
export function readPgn(text: string): Pgn {
  const read = text.slice(0, MAX_PGN_LENGTH)
  // The first value of a tag counts: others belong to later games.
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

/** Removes a move number that is written without a space, and marks such as `!?`. */
function addMove(pgn: Pgn, token: string): void {
  const san = token.replace(NUMBER, '').replace(/[!?]+$/, '')
  if (san && !san.startsWith('$') && !/^\.+$/.test(san) && !/^[!?]/.test(token)) pgn.moves.push({ san, comment: '' })
}
