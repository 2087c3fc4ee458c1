/** Text that was added to a PGN, and the position it was added at. */
export interface PgnDelta {
  at: number
  text: string
}

const OPEN = / ?\*\s*$/

/** A text without the star of an open game. */
export const withoutEnd = (pgn: string): string => pgn.replace(OPEN, '')

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
