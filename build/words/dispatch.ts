/**
 * A module of the edge, where one process answers in all languages: each function calls that of the language in force
 * (core/text/language.ts). English is part of it, and the language where a message is missing.
 */
export function dispatchCode(area: string, names: readonly string[]): string {
  return [
    `import { inForce } from '#core/text/language.ts'\n`,
    `import * as en from '../en/${area}.js'\n`,
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ inForce('${area}', '${name}', en.${name})\n`),
  ].join('')
}

/** `modules.js`: loads a language’s module (language-module.ts), by its tag. */
export const modulesCode = (tags: readonly string[]): string =>
  `export const MODULES = { ${tags.map((tag) => `'${tag}': () => import('./languages/${tag}.js')`).join(', ')} }\n`

export const MODULES_TYPES = `/** The functions of a language by area and name. */
export type LanguageWords = Readonly<Record<string, Readonly<Record<string, (facts?: any) => any>>>>
export declare const MODULES: Readonly<Record<string, (() => Promise<{ default: LanguageWords }>) | undefined>>
`
