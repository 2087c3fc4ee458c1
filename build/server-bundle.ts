import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const OUT_DIR = fileURLToPath(new URL('../.server', import.meta.url))
const BROWSER_ONLY = fileURLToPath(new URL('browser-only.ts', import.meta.url))

/** Pattern of CSS module class names: the client's bundle and the Worker's must agree. */
export const CLASS_NAME = '[hash:base64:5]'

/** Left external: the Worker's own bundle includes these modules. */
const SHARED = [/^#(?:core|words)\//, 'chess.js']

/**
 * Builds the pages a second time, as one module with which the Worker renders them. It leaves out views declared with
 * `edge: false` (web/navigation/lazy-view.tsx).
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
        plugins: [react()],
        define: {
          __VERSION__: define?.['__VERSION__'],
          __ENGINE__: define?.['__ENGINE__'],
          'process.env.NODE_ENV': '"production"',
        },
        css: { modules: { generateScopedName: CLASS_NAME } },
        // Packages that only browsers call: a second React root, a canvas, WebSockets.
        resolve: {
          alias: { 'react-dom/client': BROWSER_ONLY, uplot: BROWSER_ONLY, 'partysocket/ws': BROWSER_ONLY },
        },
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
          rolldownOptions: {
            external: SHARED,
            output: { entryFileNames: 'site.js', codeSplitting: false },
            // Effects run only in the browser, so their calls and the code only they use are left out.
            treeshake: { manualPureFunctions: ['useEffect', 'useLayoutEffect'] },
          },
        },
      })
    },
  }
}
