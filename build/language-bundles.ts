import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { CLIENT_FILES } from './client-files.ts'
import { pageFiles } from './page-files.ts'
import { siteFonts } from './site-fonts.ts'
import { SOURCE_LANGUAGE } from './words/catalogue.ts'
import { inlineWords } from './words/inline.ts'

const WORDS = fileURLToPath(new URL('../.generated/words', import.meta.url))

/**
 * Builds the pages once more for each language, into the same folder: a reader loads the sentences of one language
 * alone. Files without sentences, such as style sheets and fonts, are the same in all builds and are there once.
 */
export function languageBundles(): Plugin {
  let pages: ResolvedConfig
  return {
    name: 'language-bundles',
    apply: 'build',
    configResolved(config) {
      pages = config
    },
    async closeBundle() {
      const { root, logLevel, define, css } = pages
      const { outDir, cssTarget, assetsInlineLimit, modulePreload } = pages.build
      const shell = join(root, outDir, 'index.html')
      const english = existsSync(shell) ? readFileSync(shell) : undefined
      for (const tag of languages()) {
        await build({
          configFile: false,
          root,
          logLevel,
          plugins: [siteFonts(), react(), inlineWords(tag), pageFiles({ language: tag })],
          define: { __VERSION__: define?.['__VERSION__'] },
          css: { modules: css.modules },
          // The list of all languages is the same in each.
          resolve: {
            alias: [{ find: /^#words\/(?!(?:languages|offers)\.js)/, replacement: `${WORDS}/${tag}/` }],
          },
          build: {
            outDir,
            cssTarget,
            assetsInlineLimit,
            modulePreload,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { output: CLIENT_FILES },
          },
        })
      }
      if (english) writeFileSync(shell, english)
    },
  }
}

/** The languages that `scripts/words.ts` wrote, without English. */
function languages(): string[] {
  const code = readFileSync(join(WORDS, SOURCE_LANGUAGE, 'languages.js'), 'utf8')
  return Array.from(code.matchAll(/"tag":"([^"]+)"/g), ([, tag]) => tag!).filter((tag) => tag !== SOURCE_LANGUAGE)
}
