import { build, type Plugin, type ResolvedConfig } from 'vite'

/**
 * What other sites frame is a bundle of its own: it shares no file with the pages, so that neither makes the other larger. It
 * is built after them, into the same folder.
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
      await build({
        configFile: false,
        root,
        logLevel,
        build: {
          outDir,
          cssTarget,
          assetsInlineLimit,
          modulePreload,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: { input: `${root}/embed.html` },
        },
      })
    },
  }
}
