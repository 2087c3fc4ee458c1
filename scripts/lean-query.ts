import type { Plugin } from 'vite'

/** Bundles no lists that grow page by page: every query would bring along how such are fetched, and nobody here asks for one. */
export function leanQuery(): Plugin {
  return {
    name: 'lean-query',
    apply: 'build',
    load: {
      filter: { id: /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/ },
      handler: () =>
        ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
          .map((name) => `export const ${name} = null`)
          .join('\n'),
    },
  }
}
