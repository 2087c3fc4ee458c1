import { oneLine } from '../text/visible.ts'

const NAMES = [
  'Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result', 'Board', 'Table', 'FEN', 'SetUp', 'Variant',
  'TimeControl', 'Termination', 'WhiteElo', 'BlackElo', 'WhiteTitle', 'BlackTitle', 'WhiteFideId', 'BlackFideId',
  'WhiteTeam', 'BlackTeam', 'WhiteFed', 'BlackFed', 'WhiteFederation', 'BlackFederation', 'WhiteCountry',
  'BlackCountry', 'WhiteClock', 'BlackClock', 'Clock', 'ReferenceTime', 'ePGN', 'ECO', 'Opening', 'UTCDate', 'UTCTime',
  'StudyName', 'BroadcastName', 'GameId', 'KibitzGame', 'Link', 'Annotator',
] // prettier-ignore
const OTHERS: Record<string, string> = {
  whitefide: 'WhiteFideId',
  blackfide: 'BlackFideId',
  whitefidenumber: 'WhiteFideId',
  blackfidenumber: 'BlackFideId',
  whiterating: 'WhiteElo',
  blackrating: 'BlackElo',
  whitenat: 'WhiteFed',
  blacknat: 'BlackFed',
}
const BY_NAME = new Map([...NAMES.map((name) => [name.toLowerCase(), name] as const), ...Object.entries(OTHERS)])

/** Each game has these once, so that a second one begins another game. */
export const ROSTER: ReadonlySet<string> = new Set(['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'])

const MAX_VALUE = 500
/** How far the end of a value is searched before other readings are tried: bounds the work for any text. */
const REACH = MAX_VALUE + 100

export interface ReadTag {
  name: string
  value: string
  /** The position after the tag. */
  to: number
  /** Whether the tag has both quotes and the bracket. */
  isClean: boolean
}

const HEAD = /\[[ \t\u00a0]*([A-Za-z0-9_]{1,40})[ \t\u00a0]*(["“”„]|(?<=[ \t\u00a0])(?=[^"[\]\r\n]{1,100}\]))/y
/** A quote and a bracket at the end of a line or before another tag. */
const END = /["“”][ \t\u00a0]*\](?=[ \t\u00a0]*(?:[\r\n]|$|\[[ \t]*[A-Za-z0-9_]+[ \t]*["“”„]))/
const ANY_END = /["“”][ \t\u00a0]*\]/

/**
 * The tag that begins at a bracket, in a line that ends at `lineEnd`; undefined if it is none, and `cut` if the text
 * ends within it. A value ends at the last quote before a bracket that ends the line: it may contain quotes and brackets
 * itself.
 */
export function tagAt(text: string, at: number, lineEnd: number): ReadTag | 'cut' | undefined {
  HEAD.lastIndex = at
  const [head, name = '', quote] = HEAD.exec(text) ?? []
  if (head === undefined) return isCutHead(text, at) ? 'cut' : undefined
  if (!quote && !BY_NAME.has(name.toLowerCase())) return undefined
  const from = at + head.length
  const end = quote ? endOf(text, from, lineEnd) : { at: text.indexOf(']', from), after: 1, isClean: false }
  if (!end) return 'cut'
  const written = text.slice(from, end.at).slice(0, MAX_VALUE)
  const value = end.isClean ? written : written.replace(/["“”]\s*$/, '')
  return {
    name: BY_NAME.get(name.toLowerCase()) ?? name,
    value: oneLine(value.replace(/\\(["\\])/g, '$1')),
    to: end.at + end.after,
    isClean: end.isClean,
  }
}

/** Where a value ends, and how many characters follow it in its tag; undefined if the text ends before. */
function endOf(text: string, from: number, lineEnd: number) {
  const isLong = lineEnd - from > REACH
  const near = text.slice(from, isLong ? from + REACH : lineEnd)
  const found = END.exec(near) ?? ANY_END.exec(near) ?? (isLong ? ANY_END.exec(text.slice(from, lineEnd)) : null)
  if (found) return { at: from + found.index, after: found[0].length, isClean: true }
  const bracket = isLong ? -1 : near.indexOf(']')
  if (bracket >= 0) return { at: from + bracket, after: 1, isClean: false }
  // Programs that fold long lines break a value in two.
  const rest = text.slice(lineEnd, lineEnd + REACH)
  const next = /^(?:\r\n?|\n)[^[\]\r\n]*?(["“”][ \t]*\])/.exec(rest)
  if (next) return { at: lineEnd + next[0].length - next[1]!.length, after: next[1]!.length, isClean: true }
  const isAtEnd = lineEnd === text.length || /^[\r\n]+[^[\]\r\n]*$/.test(rest)
  return isAtEnd && text.length <= lineEnd + REACH ? undefined : { at: lineEnd, after: 0, isClean: false }
}

const CUT_HEAD = /^\[[ \t]*[A-Za-z0-9_]{0,40}[ \t]*$/
const isCutHead = (text: string, at: number): boolean => text.length - at < 60 && CUT_HEAD.test(text.slice(at))
