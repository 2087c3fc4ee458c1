/** What a part of a pattern names: `:id` a word, `:round?` a word that may be missing, `*` all the words that are left. */
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

/** The words of a path, decoded; undefined when the path is no proper address. */
export function pathWords(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** What a pattern such as `/t/:id/:section/:round?` names in the words of a path; undefined where it does not match. */
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

/** An address by its pattern, and what the words of a path mean there; undefined where they mean nothing. */
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
