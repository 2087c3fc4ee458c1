import { build, type Plugin, type ResolvedConfig } from 'vite'
import { leanTokens } from './lean-tokens.ts'

/** Each shell is built alone, so that no script of one is part of another. */
const SHELLS = ['embed', 'embed-light', 'embed-odds']

/** Builds the embeds after the pages, into the same folder, as bundles that share no file with them: one shared file would be the pages’ first one. */
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
