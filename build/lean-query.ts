import type { Plugin } from 'vite'

const CORE = String.raw`\/@tanstack\/query-core\/build\/modern\/`
const MUTATION_CACHE = 'import { MutationCache } from "./mutationCache.js";'
/** What a client asks of a cache in which there is nothing. */
const NO_MUTATIONS = `class MutationCache {
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
  clear() {}
}`

/** Bundles of the query library what every page needs, and the rest with what asks for it. */
export function leanQuery(): Plugin[] {
  return [withoutInfiniteQueries, lateMutations]
}

/** No lists that grow page by page: every query would bring along how such are fetched, and nobody here asks for one. */
const withoutInfiniteQueries: Plugin = {
  name: 'without-infinite-queries',
  apply: 'build',
  load: {
    filter: { id: new RegExp(String.raw`${CORE}infiniteQueryBehavior\.js$`) },
    handler: () =>
      ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
        .map((name) => `export const ${name} = null`)
        .join('\n'),
  },
}

/**
 * What is sent, with what sends it: a client makes a cache of mutations at once, 2 kB of the first view, where nothing is sent yet.
 * Here those that send have one among them, and none of theirs ever waits for the network in it (web/api/query-client.ts).
 */
const lateMutations: Plugin = {
  name: 'late-mutations',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(String.raw`${CORE}(?:queryClient|mutationObserver)\.js$`) },
    handler(code, id) {
      const isClient = id.endsWith('queryClient.js')
      const lean = isClient
        ? code.replace(MUTATION_CACHE, NO_MUTATIONS)
        : `${MUTATION_CACHE}\nconst mutations = new MutationCache();\n${code.replaceAll('this.#client.getMutationCache()', 'mutations')}`
      const isDone = isClient ? lean.includes(NO_MUTATIONS) : lean.includes('mutations.build(')
      if (!isDone) this.error('The query library keeps mutations otherwise than before.')
      return { code: lean, map: null }
    },
  },
}
