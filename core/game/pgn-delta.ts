import { readPgn } from '../pgn/read-pgn.ts'

/** Text that was added to a PGN, and the position it was added at. */
export interface PgnDelta {
  at: number
  text: string
}

const OPEN = / ?\*\s*$/

const withoutEnd = (pgn: string): string => pgn.replace(OPEN, '')

/** The text added to a PGN since it was last seen; undefined if the earlier text changed or nothing was added. */
export function diffPgn(before: string, after: string): PgnDelta | undefined {
  const [known, now] = [withoutEnd(before), withoutEnd(after)]
  return now.length > known.length && now.startsWith(known)
    ? { at: known.length, text: now.slice(known.length) }
    : undefined
}

/** The PGN with the added text; undefined if an earlier addition is missing. */
export function applyDelta(pgn: string, { at, text }: PgnDelta): string | undefined {
  const known = withoutEnd(pgn)
  return known.length === at ? `${known}${text} *` : undefined
}

/** Splits added text into parts of at most `most` characters, but never within a move. */
export function splitDelta({ at, text }: PgnDelta, most: number): PgnDelta[] {
  const all: PgnDelta[] = []
  for (const piece of text.split(/(?= \d+\.)/)) {
    const last = all.at(-1)
    if (last && last.text.length + piece.length <= most) last.text += piece
    else all.push({ at: last ? last.at + last.text.length : at, text: piece })
  }
  return all
}

/**
 * The text to keep of a running game when its source sends a new one. Sources may change tags and blanks with each move,
 * so moves are compared: if only moves were added, they are added to the known text; otherwise the new text counts.
 */
export function continuePgn(before: string, after: string): string {
  if (before === after || diffPgn(before, after)) return after
  const [known, now] = [readPgn(before), readPgn(after)]
  const isSame =
    known.tags['FEN'] === now.tags['FEN'] && known.moves.every(({ san }, at) => bare(san) === bare(now.moves[at]?.san))
  if (!isSame || now.isTruncated || known.moves.length === 0) return after
  const isBlackFirst = known.tags['FEN']?.split(' ')[1] === 'b'
  const added = now.moves.slice(known.moves.length).map(({ san, comment }, index) => {
    const at = known.moves.length + index + (isBlackFirst ? 1 : 0)
    const number = `${Math.floor(at / 2) + 1}${at % 2 === 0 ? '.' : '...'}`
    return ` ${number} ${san}${comment ? ` {${comment}}` : ''}`
  })
  return applyDelta(before, { at: withoutEnd(before).length, text: added.join('') }) ?? after
}

const bare = (san: string | undefined): string | undefined => san?.replace(/[+#]$/, '')
