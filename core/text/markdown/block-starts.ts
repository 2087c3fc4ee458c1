/** First character of any line that can begin a block other than a paragraph. */
export const MAY_START = /^[>#`~*_+\-=\d]/
export const SETEXT = /^(?:=+|-+)[ \t]*$/
export const RULE = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/

/** An ATX heading: `## Text`. */
export function parseHeading(text: string): { level: number; text: string } | undefined {
  const marks = /^#{1,6}(?![^ \t])/.exec(text)?.[0]
  if (marks === undefined) return undefined
  const content = text.slice(marks.length).trim()
  let end = content.length
  while (content[end - 1] === '#') end--
  const isClosed = end === 0 || content[end - 1] === ' ' || content[end - 1] === '\t'
  return { level: marks.length, text: isClosed ? content.slice(0, end).trimEnd() : content }
}

export function parseFence(text: string): { mark: string; info: string } | undefined {
  const mark = /^(?:`{3,}|~{3,})/.exec(text)?.[0]
  if (mark === undefined) return undefined
  const info = text.slice(mark.length).trim()
  return mark.startsWith('`') && info.includes('`') ? undefined : { mark, info }
}

export interface Marker {
  /** The bullet, or the delimiter after the number. A different one begins a new list. */
  mark: string
  start: number
  /** Columns by which the item's content is indented. */
  width: number
  isEmpty: boolean
}

const MARKER = /^ *(?:([*+-])|(\d{1,9})([.)]))(?![^ \t])( *)/

export function parseMarker(text: string, indent: number): Marker | undefined {
  const found = MARKER.exec(text)
  if (!found) return undefined
  const [all, bullet, number, dot, spaces] = found
  const isEmpty = all.length === text.length
  const gap = isEmpty || spaces!.length > 4 ? 1 : spaces!.length
  const length = bullet ? 1 : number!.length + 1
  return { mark: bullet ?? dot!, start: Number(number ?? 1), width: indent + length + gap, isEmpty }
}
