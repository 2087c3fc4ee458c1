import type { Plugin } from 'vite'

/**
 * All that the first view of any page needs is one file. Left alone, the bundler puts what the entry shares with lazy pages
 * into files of their own, each one more request before the first paint.
 */
export function oneChunk(): Plugin {
  const needed = new Set<string>()
  return {
    name: 'one-chunk',
    apply: 'build',
    buildEnd() {
      const waiting = Array.from(this.getModuleIds()).filter((id) => this.getModuleInfo(id)?.isEntry)
      for (const id of waiting) {
        if (needed.has(id)) continue
        needed.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: [{ name: 'kibitz', test: (id: string) => needed.has(id) }] },
    }),
  }
}
