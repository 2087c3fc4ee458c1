import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import program from '../package.json' with { type: 'json' }

/** Keeps only the version of package.json; otherwise its whole list of packages would be bundled. */
const versionOnly: Plugin = {
  name: 'version-only',
  load: { filter: { id: /\/package\.json$/ }, handler: () => JSON.stringify({ version: program.version }) },
}

/** `npm run build:cli`: bundles the program into one file that needs Node but no packages. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  plugins: [versionOnly],
  ssr: { noExternal: true },
  build: {
    ssr: 'cli/main.ts',
    target: 'node20',
    outDir: '.generated/cli',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'kibitz.mjs', codeSplitting: false } },
  },
})
