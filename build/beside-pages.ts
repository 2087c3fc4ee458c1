import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type BuildEnvironmentOptions, type InlineConfig, type ResolvedConfig } from 'vite'
import { SOURCE_LANGUAGE } from './words/catalogue.ts'

const WORDS = fileURLToPath(new URL('../.generated/words', import.meta.url))

/** The languages that `scripts/words.ts` wrote, without English. */
export async function otherLanguages(): Promise<string[]> {
  // Not by its name: Vite would put the file into the bundled configuration before it is written.
  const file = `${WORDS}/${SOURCE_LANGUAGE}/languages.js`
  const { LANGUAGES } = (await import(pathToFileURL(file).href)) as { LANGUAGES: readonly { tag: string }[] }
  return LANGUAGES.map(({ tag }) => tag).filter((tag) => tag !== SOURCE_LANGUAGE)
}

interface Beside extends InlineConfig {
  /** The language of the sentences in the code. */
  language: string
  rolldownOptions: BuildEnvironmentOptions['rolldownOptions']
}

/** Builds with the options of the pages, into their folder, and keeps the files that are there. */
export async function buildBeside(
  pages: ResolvedConfig,
  { language, rolldownOptions, ...config }: Beside,
): Promise<void> {
  const { root, logLevel } = pages
  const { outDir, cssTarget, assetsInlineLimit, modulePreload } = pages.build
  // The list of all languages is the same in each.
  const words = { find: /^#words\/(?!(?:languages|offers)\.js)/, replacement: `${WORDS}/${language}/` }
  await build({
    configFile: false,
    root,
    logLevel,
    ...(language !== SOURCE_LANGUAGE && { resolve: { alias: [words] } }),
    ...config,
    build: {
      outDir,
      cssTarget,
      assetsInlineLimit,
      modulePreload,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions,
    },
  })
}
