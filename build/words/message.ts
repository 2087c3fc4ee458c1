import { parse, type PluralCategory, type Token } from '@messageformat/parser'

/** How a sentence uses one of its arguments. */
export type Argument =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'select'; cases: string[] }
  /** `<name/>`: an element in the sentence. */
  | { kind: 'element' }
  /** `<link>text</link>`: a function that wraps the text. */
  | { kind: 'wrapper' }

/** Plural categories of a language, for cardinal and ordinal numbers. */
export interface Plurals {
  cardinal: PluralCategory[]
  ordinal: PluralCategory[]
}

/** A sentence as the parser knows it: tags have become functions of ICU. */
export interface ParsedMessage {
  icu: string
  tokens: Token[]
  arguments: Map<string, Argument>
  /** Whether it has elements, so that it is no plain text. */
  isRich: boolean
}

const TAG = /<(\/?)([a-zA-Z]\w*)(\/?)>/g

/** Parses a message in ICU MessageFormat with tags; throws an error that says what is wrong with it. */
export function parseMessage(text: string, plurals: Plurals): ParsedMessage {
  const icu = tagsAsFunctions(text)
  const tokens = parse(icu, { cardinal: plurals.cardinal, ordinal: plurals.ordinal, strict: false })
  const found = new Map<string, Argument>()
  for (const token of tokens) collect(token, found)
  const isRich = [...found.values()].some(({ kind }) => kind === 'element' || kind === 'wrapper')
  return { icu, tokens, arguments: found, isRich }
}

/** `<a>text</a>` → `{a, tag,text}` and `<name/>` → `{name, element}`, which ICU knows. */
function tagsAsFunctions(text: string): string {
  const open: string[] = []
  const icu = text.replace(TAG, (_, closes: string, name: string, isEmpty: string) => {
    if (isEmpty) return `{${name}, element}`
    if (!closes) {
      open.push(name)
      return `{${name}, tag,`
    }
    if (open.pop() !== name) throw new Error(`</${name}> closes a tag that isn’t open`)
    return '}'
  })
  if (open.length > 0) throw new Error(`<${open.at(-1)}> isn’t closed`)
  return icu
}

function collect(token: Token, found: Map<string, Argument>): void {
  switch (token.type) {
    case 'content':
    case 'octothorpe':
      return
    case 'argument':
      return note(found, token.arg, { kind: 'text' })
    case 'function':
      if (token.key !== 'tag' && token.key !== 'element')
        throw new Error(`{${token.arg}, ${token.key}} has no meaning here: pass a text, made by core/text`)
      note(found, token.arg, { kind: token.key === 'tag' ? 'wrapper' : 'element' })
      return token.param?.forEach((part) => collect(part, found))
    default: {
      const cases = token.cases.map(({ key }) => key)
      if (!cases.includes('other')) throw new Error(`{${token.arg}, ${token.type}} has no case other`)
      note(found, token.arg, token.type === 'select' ? { kind: 'select', cases } : { kind: 'number' })
      for (const each of token.cases) {
        const [first, second] = each.tokens
        // The compiler joins with `+`, which would add two numbers.
        if (first?.type === 'argument' && second && second.type !== 'content')
          throw new Error(`{${token.arg}}: a case begins with two arguments without a text between`)
        each.tokens.forEach((part) => collect(part, found))
      }
    }
  }
}

/** An argument that is a number in one place may be printed in another. */
function note(found: Map<string, Argument>, name: string, use: Argument): void {
  const known = found.get(name)
  if (!known || known.kind === 'text') return void found.set(name, use)
  if (use.kind === 'text' || (known.kind === use.kind && use.kind !== 'select')) return
  if (known.kind === 'select' && use.kind === 'select')
    return void found.set(name, { kind: 'select', cases: [...new Set([...known.cases, ...use.cases])] })
  throw new Error(`{${name}} is used as ${known.kind} and as ${use.kind}`)
}
