import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { classNames } from './class-names.ts'
import { leanRouter } from './lean-router.ts'

const OUT_DIR = fileURLToPath(new URL('../.server', import.meta.url))
// Of React's two renderers the one that writes a string: the other comes with it else, and is never called.
const RENDERER = fileURLToPath(
  new URL('../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js', import.meta.url),
)

// What the Worker has already.
const SHARED = [/^#core\//, 'chess.js']
const NOTHING = '\0browser-only'

/** Packages that only browsers call: what draws on a canvas, a second root, sockets. At the edge nothing stands for them. */
const browserOnly: Plugin = {
  name: 'browser-only',
  enforce: 'pre',
  resolveId: { filter: { id: /^(?:react-dom\/client|uplot|partysocket\/ws)$/ }, handler: () => NOTHING },
  load: {
    filter: { id: new RegExp(NOTHING) },
    handler: () => 'export default class {}\nexport const createRoot = undefined',
  },
}

/**
 * The pages once more, for the Worker: one module that renders them, built after them from the same sources. It leaves `core` to
 * the Worker, which has it already.
 */
export function serverBundle(): Plugin {
  let pages: ResolvedConfig
  return {
    name: 'server-bundle',
    apply: 'build',
    configResolved(config) {
      pages = config
    },
    async closeBundle() {
      const { root, logLevel, define } = pages
      await build({
        configFile: false,
        root,
        logLevel,
        plugins: [react(), leanRouter(), browserOnly],
        define: { __VERSION__: define?.['__VERSION__'], 'process.env.NODE_ENV': '"production"' },
        css: { modules: { generateScopedName: classNames(root) } },
        resolve: { alias: { 'react-dom/server': RENDERER } },
        ssr: {
          noExternal: true,
          target: 'webworker',
          resolve: { conditions: ['workerd', 'worker', 'module', 'import'] },
        },
        build: {
          ssr: 'server.tsx',
          outDir: OUT_DIR,
          emptyOutDir: true,
          copyPublicDir: false,
          minify: true,
          cssTarget: pages.build.cssTarget,
          rolldownOptions: { external: SHARED, output: { entryFileNames: 'site.js', codeSplitting: false } },
        },
      })
    },
  }
}
