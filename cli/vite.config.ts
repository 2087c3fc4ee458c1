import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import program from '../package.json' with { type: 'json' }

/** The program needs the version alone: else the list of all packages would be copied into its file. */
const versionOnly: Plugin = {
  name: 'version-only',
  load: { filter: { id: /\/package\.json$/ }, handler: () => JSON.stringify({ version: program.version }) },
}

/** `npm run build:cli`: the program in one file, which needs Node and no packages. */
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
