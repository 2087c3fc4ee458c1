import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const OUT_DIR = fileURLToPath(new URL('../.server', import.meta.url))
const BROWSER_ONLY = fileURLToPath(new URL('browser-only.ts', import.meta.url))

/** The class names of CSS modules, the same in the browser's bundle and in the Worker's. */
export const CLASS_NAME = '[hash:base64:5]'

// What the Worker has already.
const SHARED = [/^#core\//, 'chess.js']
/** Code that is asked for once the page is alive: when it rests, when it is known who reads, or when something is pressed. */
const LATER = new Set([
  'at-rest.tsx',
  'live/keep-current.ts',
  'pages/me.tsx',
  'parts/ask/ask-panel.tsx',
  'parts/claim/claim-dialog.tsx',
  'parts/desk/results/confirm-all.tsx',
  'parts/desk/results/pairing-menu.tsx',
  'parts/following/followed.tsx',
  'parts/game-link/add-link.tsx',
  'parts/game-link/remove-link.tsx',
  'parts/home/live-picture.tsx',
  'parts/home/own-home.tsx',
  'parts/line-up/desk-line-ups.tsx',
  'parts/line-up/match-line-ups.tsx',
  'parts/line-up/roster-editor.tsx',
  'parts/reminder/reminder-dialog.tsx',
  'parts/report/report-button.tsx',
  'parts/search/search-dialog.tsx',
  'parts/tournament/description-sheet.tsx',
  'parts/tournament/logo-colour.ts',
  'parts/why/check-draw.tsx',
  'shell/account-menu.tsx',
  'shell/floating-panels.tsx',
])

/** Views that wait until the page is alive, and what stands in their place until then: the export of another file. */
const WAITING: Record<string, [view: string, file: string, inPlace: string]> = {
  'pages/help.tsx': ['HelpPage', 'ui/skeleton.tsx', 'Skeleton'],
  'pages/manage/import.tsx': ['ImportPage', 'shell/form-skeleton.tsx', 'FormPageSkeleton'],
  'pages/manage/new.tsx': ['NewTournamentPage', 'shell/form-skeleton.tsx', 'FormPageSkeleton'],
  'pages/manage/page.tsx': ['ManagePage', 'shell/page-skeleton.tsx', 'PageSkeleton'],
  'pages/profile/own-accounts.tsx': ['OwnAccounts', 'shell/form-skeleton.tsx', 'FormSkeleton'],
  'pages/profile/own-settings.tsx': ['OwnSettings', 'shell/form-skeleton.tsx', 'FormSkeleton'],
  'parts/team/team-settings.tsx': ['TeamSettings', 'shell/form-skeleton.tsx', 'FormSkeleton'],
}

const ASKED_FOR = /\bimport\(('\.[^'\n]+')\)/g

/** All in one file, and nothing asked for while it runs: so a bundler need not keep each part apart until somebody asks. */
const together: Plugin = {
  name: 'together',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'import(' },
    handler(code) {
      const parts: string[] = []
      const joined = code.replaceAll(ASKED_FOR, (_, part: string) => {
        parts.push(`import * as part${parts.length} from ${part}`)
        return `Promise.resolve(part${parts.length - 1})`
      })
      return { code: `${parts.join('\n')}\n${joined}`, map: null }
    },
  },
}

/** Leaves out what is never rendered at the edge, with all that it alone imports: the desk, forms and dialogs of those who are signed in. */
function neverRendered(root: string): Plugin {
  const unmet = new Set([...LATER, ...Object.keys(WAITING)])
  return {
    name: 'never-rendered',
    enforce: 'pre',
    load(id) {
      const file = relative(root, id)
      const waiting = WAITING[file]
      if (!waiting && !LATER.has(file)) return undefined
      unmet.delete(file)
      if (!waiting) return 'export {}'
      const [view, place, inPlace] = waiting
      return `export { ${inPlace} as ${view} } from ${JSON.stringify(join(root, place))}`
    },
    buildEnd() {
      if (unmet.size > 0) this.error(`Nothing asks for ${[...unmet].join(', ')}: build/server-bundle.ts names them.`)
    },
  }
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
        plugins: [react(), together, neverRendered(root)],
        define: { __VERSION__: define?.['__VERSION__'], 'process.env.NODE_ENV': '"production"' },
        css: { modules: { generateScopedName: CLASS_NAME } },
        // Packages that only browsers call: a second root, a canvas, sockets.
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
            // Effects run in browsers alone.
            treeshake: { manualPureFunctions: ['useEffect', 'useLayoutEffect'] },
          },
        },
      })
    },
  }
}
