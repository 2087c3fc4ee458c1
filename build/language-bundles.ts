import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, ResolvedConfig } from 'vite'
import { buildBeside, otherLanguages } from './beside-pages.ts'
import { CLIENT_FILES } from './client-files.ts'
import { pageFiles } from './page-files.ts'
import { siteFonts } from './site-fonts.ts'
import { inlineWords } from './words/inline.ts'

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
      const { root, define, css } = pages
      const shell = join(root, pages.build.outDir, 'index.html')
      const english = existsSync(shell) ? readFileSync(shell) : undefined
      for (const language of await otherLanguages()) {
        await buildBeside(pages, {
          language,
          plugins: [siteFonts(), react(), inlineWords(language), pageFiles({ language })],
          define: { __VERSION__: define?.['__VERSION__'], __ENGINE__: define?.['__ENGINE__'] },
          css: { modules: css.modules },
          rolldownOptions: { output: CLIENT_FILES },
        })
      }
      if (english) writeFileSync(shell, english)
    },
  }
}
