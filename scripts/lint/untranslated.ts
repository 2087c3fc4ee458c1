import { parseSync } from 'vite'
import type { Syntax } from '../../build/syntax.ts'

/** Attributes whose text a reader sees or hears. */
const SHOWN =
  /^(?:title|alt|placeholder|label|hint|note|summary|caption|heading|sentence|aria-label|aria-description|aria-valuetext)$/
const SHOWN_IN_HTML = /(?:title|alt|aria-label)="([^"]*)"/g
const WORD = /\p{L}{2}/u
/** Two words or more that begin as a sentence does, or one that ends as a sentence does. */
const SENTENCE = /^\p{Lu}\p{Ll}*’?\p{Ll}* (?:\p{L}|…)|^\p{Lu}[\p{L} ,’]+[.!?…]$/u
/** Two words behind what is put into a text: `${name} has begun`. */
const WORDS_IN_TEMPLATE = /… \p{Ll}{2,} \p{Ll}{2,}/u
/** Names that are the same in all languages. */
const NAMES = new Set([
  'Kibitz',
  'Cloudflare Email Service',
  'Lichess',
  'chess.com',
  'Facebook',
  'FIDE',
  'GitHub',
  'PGN',
  'TRF',
  'CSV',
  'RSS',
  'OK',
  'Samsung Internet',
  'UTC',
])
/** A key pressed with Shift, as `Keys` shows it. */
const KEYS = /^Shift (?:[A-Z]|Enter)$/
/** The conventional name under which a file imports its words: `import * as say from '#words/…'`. */
const SAY = /^say[A-Z]?/

/**
 * What keeps a file from speaking other languages: texts in JSX and in attributes, whole sentences elsewhere, and words
 * of the catalogue that are used as pieces, as decisions, or before a language is known. `line: what is wrong`.
 */
export function untranslated(path: string, source: string): string[] {
  const { program } = parseSync(path, source)
  const faults: string[] = []
  const fault = (node: Syntax, why: string) => faults.push(`${path}:${lineOf(source, node.start)}: ${why}`)
  visit(program as unknown as Syntax, [], (node, above) => check(node, above, fault))
  return faults
}

function check(node: Syntax, above: Syntax[], fault: (node: Syntax, why: string) => void): void {
  const parent = above.at(-1)
  switch (node.type) {
    case 'JSXText':
      if (isText(String(node.value))) fault(node, `“${String(node.value).trim()}” in JSX`)
      return
    case 'Literal':
      if (typeof node.value === 'string') checkText(node, node.value, above, fault)
      return
    case 'TemplateLiteral': {
      const text = textOf(node)
      if (parent?.type === 'TaggedTemplateExpression') {
        if (nameOf(parent.tag) === 'html') checkHtml(node, text, fault)
        return
      }
      const says = (node.expressions as Syntax[]).some(isSaying)
      if (says && WORD.test(text)) fault(node, `glues a sentence: \`${text}\``)
      else checkText(node, text, above, fault)
      return
    }
    case 'BinaryExpression':
      if (isComparison(node) && [node.left, node.right].some((side) => isSaying(side as Syntax)))
        fault(node, 'decides by a word')
      return
    case 'CallExpression':
      if (isSaying(node) && isAtStart(above)) fault(node, 'is made once, for all languages: use a function')
      return
    case 'MemberExpression':
      if (isWords(node) && (parent?.type === 'JSXExpressionContainer' || parent?.type === 'TemplateLiteral'))
        if (above.at(-2)?.type !== 'JSXAttribute') fault(node, 'isn’t called')
  }
}

function checkText(node: Syntax, text: string, above: Syntax[], fault: (node: Syntax, why: string) => void): void {
  if (!isText(text) || isCode(node, above)) return
  const place = above.findLast(({ type }) => type !== 'ConditionalExpression' && type !== 'LogicalExpression')
  if (place?.type === 'JSXAttribute') {
    if (SHOWN.test(nameOf(place.name))) fault(node, `“${text}” as ${nameOf(place.name)}`)
    return
  }
  if (place?.type === 'JSXExpressionContainer') {
    const attribute = above.at(above.lastIndexOf(place) - 1)
    if (attribute?.type !== 'JSXAttribute' || SHOWN.test(nameOf(attribute.name))) fault(node, `“${text}” in JSX`)
    return
  }
  if (SENTENCE.test(text) || (node.type === 'TemplateLiteral' && WORDS_IN_TEMPLATE.test(text)))
    fault(node, `“${text}” is a sentence`)
}

/** Texts between the tags of an HTML template, and in attributes that are read. */
function checkHtml(node: Syntax, template: string, fault: (node: Syntax, why: string) => void): void {
  const shown = Array.from(template.matchAll(SHOWN_IN_HTML), ([, text]) => text!)
  const between = template.split(/<[^>]*>|[\w-]+="[^"]*"/)
  for (const text of [...between, ...shown])
    if (isText(text.replaceAll('…', ''))) fault(node, `“${text.trim()}” in HTML`)
}

/** Whether a text is no sentence by where it stands: imports, types, keys, errors that only the log shows. */
const isCode = (node: Syntax, above: Syntax[]): boolean =>
  above.some(
    ({ type, callee }) =>
      type.startsWith('TS') ||
      type === 'ImportDeclaration' ||
      type === 'TaggedTemplateExpression' ||
      (type === 'NewExpression' && /^(?:Error|TypeError|RegExp)$/.test(nameOf(callee))) ||
      (type === 'CallExpression' && (nameOf(callee).startsWith('log') || (callee as Syntax).type === 'Super')),
  ) || above.at(-1)?.key === node

const isText = (text: string): boolean =>
  WORD.test(text) && !NAMES.has(text.trim()) && !KEYS.test(text) && !text.startsWith('Bearer ')

const textOf = (template: Syntax): string =>
  (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')

const nameOf = (node: unknown): string => {
  const { name } = (node ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}

const isWords = (node: Syntax): boolean => node.type === 'MemberExpression' && SAY.test(nameOf(node.object))

const isSaying = (node: Syntax): boolean => node.type === 'CallExpression' && isWords(node.callee as Syntax)

const isComparison = ({ operator }: Syntax): boolean => operator === '===' || operator === '!=='

/** Whether code runs when its module is loaded. */
const isAtStart = (above: Syntax[]): boolean =>
  !above.some(({ type }) => /Function|MethodDefinition|PropertyDefinition/.test(type))

const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length

function visit(node: Syntax, above: Syntax[], act: (node: Syntax, above: Syntax[]) => void): void {
  act(node, above)
  const path = [...above, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isSyntax(child)) visit(child, path, act)
  }
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string'
