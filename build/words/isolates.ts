import type { Token } from '@messageformat/parser'
import type { ParsedMessage } from './message.ts'

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
const RIGHT_TO_LEFT_MARK = '\u200f'

/**
 * The message with marks around what is put in, for languages from right to left: without them `4½` would read `½4`
 * among Arabic words, and a name would mix with the words beside it. A mark at the start tells the direction of the
 * sentence where it is put into another one and has no letters of its own, such as `{name}, {place}`.
 */
export function withIsolates({ icu, tokens }: ParsedMessage): string {
  const places = tokens.flatMap(placesIn).toSorted((a, b) => b.offset - a.offset)
  if (places.length === 0) return icu
  const marked = places.reduce(
    (text, { offset, text: { length } }) =>
      text.slice(0, offset) +
      FIRST_STRONG_ISOLATE +
      text.slice(offset, offset + length) +
      POP_ISOLATE +
      text.slice(offset + length),
    icu,
  )
  return RIGHT_TO_LEFT_MARK + marked
}

/** Where arguments are printed, also inside cases and tags. */
function placesIn(token: Token): Token['ctx'][] {
  if (token.type === 'argument') return [token.ctx]
  if (token.type === 'function') return token.param?.flatMap(placesIn) ?? []
  if ('cases' in token) return token.cases.flatMap((each) => each.tokens.flatMap(placesIn))
  return []
}
