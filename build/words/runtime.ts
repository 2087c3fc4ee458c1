/** What compiled messages call, beside `formatNumber` of formats.ts. `rule` is the language’s plural rule as JavaScript. */
export const runtimeCode = (rule: string): string => `export const rule = ${rule}
export const number = (language, value, offset) => formatNumber(value - offset)
export const plural = (value, offset, rule, cases, isOrdinal) =>
  cases[value] ?? cases[rule(value - offset, isOrdinal)] ?? cases.other
export const select = (value, cases) => cases[value] ?? cases.other
export const tag = (wrap, language, text) => wrap(sentence([text]))
export const element = (value) => value
/** Texts beside each other become one, as React separates them by comments. */
export function sentence(pieces) {
  const joined = []
  for (const piece of pieces.flat(Infinity)) {
    const isText = typeof piece === 'string' || typeof piece === 'number'
    if (isText && typeof joined.at(-1) === 'string') joined[joined.length - 1] += piece
    else joined.push(isText ? String(piece) : piece)
  }
  return joined
}
`

export const RUNTIME_TYPES = `/** A sentence with elements: React nodes in pages, HTML as text in letters. */
export type Sentence<Element> = (string | Element)[]
`
