import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { leanTokens } from './lean-tokens.ts'

/** Drops `@__PURE__` annotations: only bundlers read them. */
export const NO_HINTS: Rolldown.OutputOptions = { comments: { annotation: false } }

/**
 * The interactive embed, the one rendered by the Worker, and the odds widget. They share no files, so that each frame
 * loads only its own code.
 */
const SHELLS = ['embed', 'embed-light', 'embed-odds']

/**
 * Builds the embeds as bundles of their own: files shared with the pages would make both larger. They are built after
 * the pages, into the same folder.
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
