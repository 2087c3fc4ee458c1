import type { Plugin } from 'vite'

/**
 * The bundler keeps its few helpers in a file of their own as soon as a lazy chunk needs them too, which is one more
 * request before the first paint. Here each chunk that needs them gets its own copy of those 700 bytes.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const runtime = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'rolldown-runtime')
        if (runtime?.type !== 'chunk') return
        const name = runtime.fileName.split('/').at(-1)!
        const [, body = '', exported = ''] = /^(.*?)export\s*\{([^}]*)\};?\s*$/s.exec(runtime.code) ?? []
        const helpers = `(()=>{${body}return{${pairs(exported, (inner, outer) => `${outer}:${inner}`)}}})()`
        const wanted = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'][^"']*${name.replaceAll('.', '\\.')}["'];?`)
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.imports.includes(runtime.fileName)) continue
          file.code = file.code.replace(
            wanted,
            (_found, names: string) => `const{${pairs(names, (outer, inner) => `${outer}:${inner}`)}}=${helpers};`,
          )
          file.imports = file.imports.filter((imported) => imported !== runtime.fileName)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}

/** `a as b, c` pair by pair. */
const pairs = (list: string, write: (first: string, second: string) => string): string =>
  list
    .split(',')
    .map((pair) => pair.trim().split(/\s+as\s+/))
    .map(([first = '', second = first]) => write(first, second))
    .join(',')
