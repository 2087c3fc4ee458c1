/**
 * The parameters of one part of a pattern: `:id` is a word, `:round?` an optional word, `*` all the remaining words.
 */
type NamedParam<Part extends string> = Part extends '*'
  ? { rest: string[] }
  : Part extends `:${infer Name}?`
    ? { [Key in Name]?: string }
    : Part extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown

type PathParams<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? NamedParam<Part> & PathParams<Rest>
  : NamedParam<Pattern>

/** Decoded; undefined for malformed percent-encoding. */
export function pathWords(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** The parameters of a pattern such as `/t/:id/:section/:round?`; undefined if the path does not match. */
function pathParams<Pattern extends string>(pattern: Pattern, words: string[]): PathParams<Pattern> | undefined {
  const parts = pattern.split('/').filter(Boolean)
  const params: Record<string, string | string[]> = {}
  for (const [index, part] of parts.entries()) {
    const word = words[index]
    if (part === '*') return { ...params, rest: words.slice(index) } as PathParams<Pattern>
    const [, name, isOptional] = /^:(\w+)(\?)?$/.exec(part) ?? []
    if (word === undefined ? !isOptional : !name && part !== word) return undefined
    if (name && word !== undefined) params[name] = word
  }
  return words.length > parts.length ? undefined : (params as PathParams<Pattern>)
}

/** `read` returns undefined when the words match the pattern but mean nothing, e.g. an unknown section. */
export interface Address<Meaning> {
  pattern: string
  read(words: string[]): Meaning | undefined
}

export const address = <Pattern extends string, Meaning>(
  pattern: Pattern,
  meaning: (params: PathParams<Pattern>) => Meaning | undefined,
): Address<Meaning> => ({
  pattern,
  read(words) {
    const params = pathParams(pattern, words)
    return params && meaning(params)
  },
})
