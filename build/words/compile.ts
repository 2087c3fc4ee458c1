import MessageFormat from '@messageformat/core'
// oxlint-disable-next-line typescript/ban-ts-comment
// @ts-expect-error -- the package declares no types for this entry, which its documentation names
import untypedCompileModule from '@messageformat/core/compile-module.js'
import type { PluralCategory } from '@messageformat/parser'
import type { Argument, ParsedMessage, Plurals } from './message.ts'

const compileModule = untypedCompileModule as (format: unknown, messages: Record<string, string>) => string

const FORMATTER = { formatter: () => '', arg: 'raw' } as const
const IMPORT = /^import \{ (.+) \} from "@messageformat\/runtime.*$/
const FORMATTER_CODE = /^const (?:tag|element) = /
const ENTRY = /^ {2}(\w+): (\(d?\) => )(.+?),?$/

/** Plural categories and the plural rule of a language, as JavaScript. */
export function pluralsOf(tag: string): Plurals & { name: string; rule: string } {
  const { plurals } = new MessageFormat(tag).resolvedOptions()
  const { cardinals, ordinals, id, getPlural } = plurals[0]!
  return {
    cardinal: cardinals as PluralCategory[],
    ordinal: ordinals as PluralCategory[],
    name: id,
    rule: String(getPlural),
  }
}

/** Messages as JavaScript functions, and the functions of `runtime.js` that they call (runtime.ts). */
export interface CompiledMessages {
  functions: [key: string, code: string][]
  /** As an import names them: `select`, `rule as de`. */
  called: Set<string>
}

/**
 * Compiles the messages with `@messageformat/core`. It writes one object for a file, and numbers by `Intl`, which has
 * other patterns at the edge than in browsers; therefore its functions are taken apart, and call `runtime.js`.
 */
export function compileMessages(tag: string, messages: ReadonlyMap<string, ParsedMessage>): CompiledMessages {
  const plain = [...messages].filter(([, { isRich }]) => !isRich)
  const rich = [...messages].filter(([, { isRich }]) => isRich)
  const called = new Set<string>()
  return {
    functions: [...functionsOf(tag, plain, 'string', called), ...functionsOf(tag, rich, 'values', called)],
    called,
  }
}

/** A module with one exported function for each message, so that bundlers drop those that a page doesn’t use. */
export function moduleOf({ functions, called }: CompiledMessages): string {
  const imports = called.size > 0 ? [`import { ${[...called].toSorted().join(', ')} } from './runtime.js'`] : []
  const exports = functions.map(([key, code]) => `export const ${key} = ${code}`)
  return [...imports, ...exports].map((line) => `${line}\n`).join('')
}

function functionsOf(
  tag: string,
  messages: readonly (readonly [string, ParsedMessage])[],
  returnType: 'string' | 'values',
  called: Set<string>,
): [key: string, code: string][] {
  if (messages.length === 0) return []
  if (returnType === 'values') called.add('sentence')
  const format = new MessageFormat(tag, {
    returnType,
    strict: false,
    customFormatters: { tag: FORMATTER, element: FORMATTER },
  })
  const code = compileModule(format, Object.fromEntries(messages.map(([key, { icu }]) => [key, icu])))
  return code.split('\n').flatMap((line) => {
    const names = IMPORT.exec(line)?.[1]
    if (names) for (const name of names.split(', ')) called.add(importOf(name))
    const formatter = FORMATTER_CODE.test(line) && /^const (\w+)/.exec(line)?.[1]
    if (formatter) called.add(formatter)
    const entry = ENTRY.exec(line)
    if (!entry) return []
    const [, key = '', head = '', body = ''] = entry
    // The result is a text even if it begins with an argument that is a number.
    const text = body.startsWith('"') ? body : `"" + ${body}`
    return [[key, `${head}${returnType === 'values' ? `sentence(${body})` : text}`]]
  })
}

/** The plural rule is called `plural rule of the language` in runtime.js. */
const importOf = (name: string): string => (RUNTIME.has(name) ? name : `rule as ${name}`)
const RUNTIME = new Set(['number', 'plural', 'select'])

/** The types of the messages, from English. */
export function declareMessages(messages: ReadonlyMap<string, ParsedMessage>): string {
  const rich = [...messages.values()].some(({ isRich }) => isRich)
  return [
    ...(rich ? ["import type { Sentence } from './runtime.js'\n"] : []),
    ...Array.from(messages, ([key, message]) => `export declare const ${key}: ${signature(message)}\n`),
  ].join('')
}

function signature({ arguments: all, isRich }: ParsedMessage): string {
  const facts = Array.from(all, ([name, use]) => `${name}: ${typeOf(use)}`).join('; ')
  const given = facts && `facts: { ${facts} }`
  return isRich ? `<Element>(${given}) => Sentence<Element>` : `(${given}) => string`
}

function typeOf(use: Argument): string {
  switch (use.kind) {
    case 'text':
      return 'string | number'
    case 'number':
      return 'number'
    case 'element':
      return 'Element'
    case 'wrapper':
      return '(text: Sentence<Element>) => Element'
    case 'select': {
      const isChoice = use.cases.some((name) => name === 'true' || name === 'false')
      return isChoice ? 'boolean' : 'string'
    }
  }
}
