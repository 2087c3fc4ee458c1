import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { leanTokens } from './lean-tokens.ts'

/** What tells a bundler that a call has no effects tells a browser nothing. */
export const NO_HINTS: Rolldown.OutputOptions = { comments: { annotation: false } }

/** What makes itself anew from the facts, and what asks the edge, and odds: none has a file of another. */
const SHELLS = ['embed', 'embed-light', 'embed-odds']

/**
 * What other sites frame are bundles of their own: they share no file with the pages, so that neither makes the other larger.
 * They are built after them, into the same folder.
 */
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
          worker: { format: 'es', rolldownOptions: { output: NO_HINTS } },
          build: {
            outDir,
            cssTarget,
            assetsInlineLimit,
            modulePreload,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { input: `${root}/${shell}.html`, output: NO_HINTS },
          },
        })
      }
    },
  }
}
