import type { CompiledMessages } from './compile.ts'
import { FORMATS_TYPES, formatsCode } from './formats.ts'
import { runtimeCode } from './runtime.ts'

/** The functions of `formats.js`. */
export const FORMATS = Array.from(FORMATS_TYPES.matchAll(/^export declare const (\w+)/gm), ([, name]) => name!)

/**
 * A language as one module, which exports its functions by area and name. The edge loads it when a reader first needs
 * the language. The module imports nothing, because Wrangler deploys it without bundling it.
 */
export function languageModule(tag: string, rule: string, areas: ReadonlyMap<string, CompiledMessages>): string {
  const rules = new Set([...areas.values()].flatMap(({ called }) => [...called]).flatMap(ruleName))
  const messages = Array.from(areas, ([area, { functions }]) => {
    const entries = functions.map(([key, code]) => `${key}: ${code},\n`)
    return `"${area}": {\n${entries.join('')}},\n`
  })
  return [
    withoutExports(formatsCode(tag)),
    withoutExports(runtimeCode(rule)),
    ...Array.from(rules, (name) => `const ${name} = rule\n`),
    'export default {\n',
    `"formats": { ${FORMATS.join(', ')} },\n`,
    ...messages,
    '}\n',
  ].join('')
}

const withoutExports = (code: string): string => code.replaceAll(/^export /gm, '')

const ruleName = (called: string): string[] => called.match(/(?<=^rule as ).+/) ?? []
