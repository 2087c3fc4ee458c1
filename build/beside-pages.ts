import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildEnvironmentOptions, type InlineConfig, type ResolvedConfig } from 'vite'
import { SOURCE_LANGUAGE } from './words/catalogue.ts'

const WORDS = fileURLToPath(new URL('../.generated/words', import.meta.url))

/** The languages that `scripts/words.ts` wrote, without English. */
export function languages(): string[] {
  const code = readFileSync(join(WORDS, SOURCE_LANGUAGE, 'languages.js'), 'utf8')
  return Array.from(code.matchAll(/"tag":"([^"]+)"/g), ([, tag]) => tag!).filter((tag) => tag !== SOURCE_LANGUAGE)
}

interface Beside extends InlineConfig {
  /** Whose sentences the code has. */
  language: string
  rolldownOptions: BuildEnvironmentOptions['rolldownOptions']
}

/** Builds into the folder of the pages, as they were built, and leaves what is there. */
export async function buildBeside(
  pages: ResolvedConfig,
  { language, rolldownOptions, ...config }: Beside,
): Promise<void> {
  const { root, logLevel } = pages
  const { outDir, cssTarget, assetsInlineLimit, modulePreload } = pages.build
  // The lists of languages and of their pages are the same in each.
  const words = { find: /^#words\/(?!(?:languages|offers|prose)\.js)/, replacement: `${WORDS}/${language}/` }
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
