/** Where a text went on, and with what. */
export interface PgnDelta {
  at: number
  text: string
}

const OPEN = / ?\*\s*$/

/** The moves of a game that is being played, without the sign that it has no end yet. */
const withoutEnd = (pgn: string): string => pgn.replace(OPEN, '')

/** How a game's text went on since it was last seen; undefined when it is not the same text any more. */
export function diffPgn(before: string, after: string): PgnDelta | undefined {
  const [known, now] = [withoutEnd(before), withoutEnd(after)]
  return now.length > known.length && now.startsWith(known)
    ? { at: known.length, text: now.slice(known.length) }
    : undefined
}

/** The text with what it went on with; undefined when something between is missing. */
export function applyDelta(pgn: string, { at, text }: PgnDelta): string | undefined {
  const known = withoutEnd(pgn)
  return known.length === at ? `${known}${text} *` : undefined
}

/** What a text went on with, in parts of at most so many characters as far as moves can be kept whole. */
export function splitDelta({ at, text }: PgnDelta, most: number): PgnDelta[] {
  const all: PgnDelta[] = []
  for (const piece of text.split(/(?= \d+\.)/)) {
    const last = all.at(-1)
    if (last && last.text.length + piece.length <= most) last.text += piece
    else all.push({ at: last ? last.at + last.text.length : at, text: piece })
  }
  return all
}
