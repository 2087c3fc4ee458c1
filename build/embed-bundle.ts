import { build, type Plugin, type ResolvedConfig } from 'vite'
import { leanTokens } from './lean-tokens.ts'

/**
 * The interactive embed, the one rendered by the Worker, and the odds widget. Each is built alone, so that each frame
 * loads only its own code.
 */
const SHELLS = ['embed', 'embed-light', 'embed-odds']

/** Builds the embeds after the pages, into the same folder: with the pages they would share the pages' first file. */
export function embedBundle(): Plugin {
  let pages: ResolvedConfig
  return {
    name: 'embed-bundle',
    apply: 'build',
    configResolved(config) {
      pages = config
    },
    async closeBundle() {
      const { root, logLevel } = pages
      const { outDir, cssTarget, assetsInlineLimit, modulePreload } = pages.build
      for (const shell of SHELLS) {
        await build({
          configFile: false,
          plugins: [leanTokens()],
          root,
          logLevel,
          worker: { format: 'es' },
          build: {
            outDir,
            cssTarget,
            assetsInlineLimit,
            modulePreload,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { input: `${root}/${shell}.html` },
          },
        })
      }
    },
  }
}
