/**
 * A module of the edge, where one process answers in all languages: each function calls that of the language in force
 * (core/text/language.ts).
 */
export function dispatchCode(area: string, names: readonly string[], tags: readonly string[]): string {
  const aliases = tags.map((tag) => tag.replaceAll('-', '_'))
  return [
    `import { inForce } from '#core/text/language.ts'\n`,
    ...tags.map((tag, at) => `import * as ${aliases[at]} from '../${tag}/${area}.js'\n`),
    ...names.map((name) => `export const ${name} = inForce([${aliases.map((tag) => `${tag}.${name}`).join(', ')}])\n`),
  ].join('')
}
