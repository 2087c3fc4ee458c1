import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

// The package's exports name the one for development alone.
const PRODUCTION = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url))

/**
 * Bundles of react-router what is used of it. Its file makes components and contexts by calls that may do anything for all
 * a bundler knows, and names them afterwards: so each page would carry links, forms and fetchers that nobody renders, 9 kB.
 * Here those calls are marked as pure, and the names, which only help while developing, are left out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'react-router-dom': PRODUCTION } } }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\(|new Set\()/g, '= /* @__PURE__ */ $1')
          // What a class of error pages hears of React Server Components, which nothing here renders.
          .replaceAll(/^\w+\.contextType = \w+;$/gm, '')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  }
}
