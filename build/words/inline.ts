import type { Plugin } from 'vite'
import type { Syntax } from '../syntax.ts'
import { readCatalogue, SOURCE_LANGUAGE, type Catalogue } from './catalogue.ts'
import { pluralsOf } from './compile.ts'
import type { ParsedMessage } from './message.ts'
import { OWN_WORDS, ownWordsCode, ownWordsOf } from './own-words.ts'
import { catalogueOf, WORDS } from './write.ts'

const IMPORT = /^#words\/(\w+)\.js$/

/**
 * Writes plain sentences into the code that says them, in builds of one language: `say.rank()` → `"Rank"`, and
 * `say.afterRound({ round })` → `"after round " + round`. Sentences with plurals, choices or elements stay functions, in
 * a module for each one that says them (own-words.ts).
 */
export function inlineWords(tag: string): Plugin {
  const source = readCatalogue(WORDS, SOURCE_LANGUAGE, pluralsOf(SOURCE_LANGUAGE))
  const own = catalogueOf(WORDS, tag, source)
  let isBuild = true
  return {
    name: 'inline-words',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: {
      filter: { id: OWN_WORDS },
      handler: (id) => id,
    },
    load: {
      filter: { id: OWN_WORDS },
      handler: (id) => ownWordsCode(id, tag, own),
    },
    transform: {
      filter: { code: '#words/' },
      handler(code, id) {
        const program = this.parse(code) as unknown as Syntax
        const edits = [
          ...plainSentences(code, program, [own, source]),
          // During development a module for each area is enough.
          ...(isBuild ? ownModules(id, program, [own, source]) : []),
        ]
        if (edits.length === 0) return undefined
        return { code: apply(code, edits, 0), map: null }
      },
    },
  }
}

interface CodeEdit {
  start: number
  end: number
  text: string
}

/** Imports of the functions that stay, from the module’s own words. */
function ownModules(id: string, program: Syntax, catalogues: readonly Catalogue[]): CodeEdit[] {
  const areas = wordImports(program)
  const said = new Map<string, Set<string>>(Array.from(areas.keys(), (name) => [name, new Set()]))
  const opaque = new Set<string>()
  visit(program, (node, parent) => {
    const name = String(node['name'])
    if (node.type !== 'Identifier' || !areas.has(name) || parent?.type === 'ImportNamespaceSpecifier') return true
    const isKey = parent?.type === 'MemberExpression' && parent['object'] === node && !parent['computed']
    if (isKey) said.get(name)!.add(String((parent['property'] as Syntax)['name']))
    else if (!(parent?.type === 'MemberExpression' && parent['property'] === node)) opaque.add(name)
    return true
  })
  return (program['body'] as Syntax[]).flatMap((node) => {
    const from = node.type === 'ImportDeclaration' ? (node['source'] as Syntax) : undefined
    const area = from && IMPORT.exec(String(from['value']))?.[1]
    if (!area || !catalogues[1]!.has(area)) return []
    const keys = (node['specifiers'] as Syntax[]).flatMap((specifier) => {
      if (specifier.type === 'ImportSpecifier') return [String((specifier['imported'] as Syntax)['name'])]
      const local = String((specifier['local'] as Syntax)['name'])
      return opaque.has(local) ? [] : [...said.get(local)!]
    })
    return keys.length === 0 ? [] : [{ start: from.start, end: from.end, text: `'${ownWordsOf(area, id, keys)}'` }]
  })
}

function plainSentences(code: string, program: Syntax, catalogues: readonly Catalogue[]): CodeEdit[] {
  const areas = wordImports(program)
  const edits: CodeEdit[] = []
  if (areas.size === 0) return edits
  const read = (node: Syntax): string => {
    // Facts may say something themselves.
    const inner: CodeEdit[] = []
    visit(node, (child) => note(child, inner))
    return apply(code.slice(node.start, node.end), inner, node.start)
  }
  const note = (node: Syntax, list: CodeEdit[]): boolean => {
    const text = sentenceOf(node, areas, catalogues, read)
    if (text === undefined) return true
    list.push({ start: node.start, end: node.end, text })
    return false
  }
  visit(program, (node) => note(node, edits))
  return edits
}

/** The names under which a module has areas of the catalogue. */
function wordImports(program: Syntax): Map<string, string> {
  const found = new Map<string, string>()
  for (const node of program['body'] as Syntax[]) {
    if (node.type !== 'ImportDeclaration') continue
    const area = IMPORT.exec(String((node['source'] as Syntax)['value']))?.[1]
    const [first] = node['specifiers'] as Syntax[]
    if (area && first?.type === 'ImportNamespaceSpecifier') found.set(String((first['local'] as Syntax)['name']), area)
  }
  return found
}

/** The expression of a sentence, if the node says one that is plain. */
function sentenceOf(
  node: Syntax,
  areas: ReadonlyMap<string, string>,
  catalogues: readonly Catalogue[],
  read: (node: Syntax) => string,
): string | undefined {
  if (node.type === 'MemberExpression') return functionOf(node, areas, catalogues)
  const callee = node['callee'] as Syntax | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return undefined
  const message = messageOf(callee, areas, catalogues)
  const facts = message && factsOf(node['arguments'] as Syntax[])
  return facts && expression(message, facts, read)
}

/** `say.rank`, a function that something else calls: `() => "Rank"`. */
function functionOf(node: Syntax, ...where: [ReadonlyMap<string, string>, readonly Catalogue[]]): string | undefined {
  const message = messageOf(node, ...where)
  const text = message && expression(message, new Map(), () => '')
  return text && `(() => ${text})`
}

function messageOf(
  member: Syntax,
  areas: ReadonlyMap<string, string>,
  catalogues: readonly Catalogue[],
): ParsedMessage | undefined {
  const area = areas.get(String((member['object'] as Syntax)['name']))
  const key = String((member['property'] as Syntax)['name'])
  return area === undefined ? undefined : catalogues.map((catalogue) => catalogue.get(area)?.get(key)).find(Boolean)
}

/** The facts of a call by name; undefined if they aren’t written out. */
function factsOf([facts]: Syntax[]): Map<string, Syntax> | undefined {
  if (!facts) return new Map()
  if (facts.type !== 'ObjectExpression') return undefined
  const properties = facts['properties'] as Syntax[]
  if (properties.some(({ type, computed }) => type !== 'Property' || computed)) return undefined
  return new Map(properties.map((one) => [String((one['key'] as Syntax)['name']), one['value'] as Syntax]))
}

function expression(
  { tokens, arguments: names }: ParsedMessage,
  facts: ReadonlyMap<string, Syntax>,
  read: (node: Syntax) => string,
): string | undefined {
  const isPlain = tokens.every(({ type }) => type === 'content' || type === 'argument')
  const used = tokens.flatMap((token) => (token.type === 'argument' ? [token.arg] : []))
  // Each fact is computed once and none is left out, as the call would do.
  if (!isPlain || used.length !== names.size || used.length !== facts.size) return undefined
  const pieces = tokens.map((token) =>
    token.type === 'argument' ? `(${read(facts.get(token.arg)!)})` : JSON.stringify((token as { value: string }).value),
  )
  if (!pieces[0]?.startsWith('"')) pieces.unshift('""')
  return `(${pieces.join(' + ')})`
}

function apply(code: string, edits: readonly CodeEdit[], from: number): string {
  return edits
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((text, { start, end, text: put }) => text.slice(0, start - from) + put + text.slice(end - from), code)
}

/** Visits a node and, where `act` returns true, those below it in the order of the code. */
function visit(node: Syntax, act: (node: Syntax, parent?: Syntax) => boolean, parent?: Syntax): void {
  if (!act(node, parent)) return
  const children = Object.values(node)
    .flat()
    .filter((value): value is Syntax => typeof (value as Syntax | null)?.type === 'string')
  for (const child of children.toSorted((a, b) => a.start - b.start)) visit(child, act, node)
}
