import { join, relative } from 'node:path'
import { SOURCE_LANGUAGE, type Catalogue } from './catalogue.ts'
import { compileMessages, moduleOf } from './compile.ts'
import { PSEUDO_LANGUAGE } from './pseudo.ts'
import { ROOT, TARGET } from './write.ts'

/**
 * The sentences of an area that one module says, as a module of their own. With one module for all sentences of an area,
 * the first file would have those of lazy pages too: 2 kB in English, 4 kB in Arabic.
 */
export const OWN_WORDS = /^\0words\//

/** The id of a module’s own words. */
export const ownWordsOf = (area: string, module: string, keys: readonly string[]): string =>
  `\0words/${area}/${[...new Set(keys)].toSorted().join()}/${relative(ROOT, module.replace(/[?].*/, ''))}`

export function ownWordsCode(id: string, tag: string, own: Catalogue): string {
  const [, area = '', keys = ''] = id.split('/')
  const wanted = keys.split(',')
  const known = new Map([...(own.get(area) ?? [])].filter(([key]) => wanted.includes(key)))
  const missing = wanted.filter((key) => !known.has(key))
  const code = moduleOf(compileMessages(tag === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : tag, known))
  const from = (file: string) => JSON.stringify(join(TARGET, tag, file))
  return [
    code.replace(`'./runtime.js'`, from('runtime.js')),
    // A message that a language lacks is English.
    ...(missing.length > 0 ? [`export { ${missing.join(', ')} } from ${from(`${area}.js`)}\n`] : []),
  ].join('')
}
