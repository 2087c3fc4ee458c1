import type { Plugin } from 'vite'

const IMPORTED = /^import (\w+) from ('[^'\n]+\.module\.css')/gm

/**
 * Where no styles are shipped, bundles of a sheet’s class names those that are used, each where it is used: as a namespace they are constants for a bundler, as
 * the properties of one object they all stay. Where a name is put together there must be an object.
 */
export function leanClasses(): Plugin {
  return {
    name: 'lean-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({
        code: code.replaceAll(IMPORTED, (whole, name: string, sheet: string) =>
          code.includes(`${name}[`) ? whole : `import * as ${name} from ${sheet}`,
        ),
        map: null,
      }),
    },
  }
}
