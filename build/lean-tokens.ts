import type { Plugin } from 'vite'

const DECLARATION = /(--[\w-]+)\s*:[^;{}]*(;|(?=\}))/g
const USE = /var\(\s*(--[\w-]+)/g
/** A rule, or a condition around rules, with nothing left in it. */
const EMPTY = /(?<=[{};]|^)[^{};]+\{\s*\}/g

/** Takes out of a style sheet what no rule of it uses: frames on other sites need a third of the tokens that pages share. */
export function leanTokens(): Plugin {
  return {
    name: 'lean-tokens',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withoutUnused(String(file.source))
    },
  }
}

/** Until nothing more goes: a token may be there for another alone. */
export function withoutUnused(sheet: string): string {
  const used = new Set(Array.from(sheet.matchAll(USE), ([, name]) => name))
  const leaner = sheet.replaceAll(DECLARATION, (all, name: string) => (used.has(name) ? all : '')).replaceAll(EMPTY, '')
  return leaner === sheet ? sheet : withoutUnused(leaner)
}
