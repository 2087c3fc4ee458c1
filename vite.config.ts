import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CLIENT_FILES } from './build/client-files.ts'
import { engineFiles, readEngine } from './build/engine-files.ts'
import { embedBundle } from './build/embed-bundle.ts'
import { languageBundles } from './build/language-bundles.ts'
import { openapiFile } from './build/openapi.ts'
import { pageFiles } from './build/page-files.ts'
import { CLASS_NAME, serverBundle } from './build/server-bundle.ts'
import { siteFonts } from './build/site-fonts.ts'
import { inlineWords } from './build/words/inline.ts'
import { writeWords } from './build/words/write.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }
const root = fileURLToPath(new URL('web', import.meta.url))
const port = Number(process.env.PORT ?? 8787)

writeWords()

/** The client. `npm run dev` serves it with hot reload in front of the Worker on PORT. */
export default defineConfig(({ command }) => ({
  root,
  plugins: [
    siteFonts(),
    react(),
    inlineWords('en'),
    pageFiles(),
    languageBundles(),
    embedBundle(),
    openapiFile(),
    engineFiles(),
    serverBundle(),
  ],
  define: { __VERSION__: JSON.stringify(version), __ENGINE__: JSON.stringify(readEngine()) },
  // Generated class names keep their readable form during development.
  css: command === 'build' ? { modules: { generateScopedName: CLASS_NAME } } : {},
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Older targets rewrite light-dark() and nesting into twice the bytes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: CLIENT_FILES },
  },
  server: {
    port: port + 2,
    strictPort: true,
    // Source files below web/api have URLs that begin with /api too. Embeds come from the last build.
    proxy: Object.fromEntries(
      [
        String.raw`^/api/(?!.+\.tsx?(\?|$))`,
        '/parties',
        String.raw`^/.*[?&]embed=`,
        '/oembed',
        '^/assets/(embed|odds)-',
        '^/flags/',
        '^/engine/',
      ].map((path) => [path, { target: `http://localhost:${port}`, ws: true, changeOrigin: false }]),
    ),
  },
}))
