import type { Plugin, ResolvedConfig } from 'vite'
import { embedShell } from '../core/embed/shell.ts'
import { buildBeside, otherLanguages } from './beside-pages.ts'
import { CLIENT_FILES } from './client-files.ts'
import { leanTokens } from './lean-tokens.ts'
import { SOURCE_LANGUAGE } from './words/catalogue.ts'

/**
 * The interactive embed, the one rendered by the Worker, and the odds widget. Each is built alone, so that each frame
 * loads only its own code.
 */
const SHELLS = ['embed', 'embed-light', 'embed-odds'] as const

/** Fonts have the names that they have on pages, so a browser loads them once. */
const { assetFileNames } = CLIENT_FILES

/**
 * Builds the embeds after the pages, into the same folder: with the pages they would share the pages' first file. Each
 * is built once for each language.
 */
export function embedBundle(): Plugin {
  let pages: ResolvedConfig
  return {
    name: 'embed-bundle',
    apply: 'build',
    configResolved(config) {
      pages = config
    },
    async closeBundle() {
      for (const language of [SOURCE_LANGUAGE, ...(await otherLanguages())])
        for (const shell of SHELLS)
          await buildBeside(pages, {
            language,
            plugins: [leanTokens(), renamed(`${shell}.html`, embedShell(shell, language))],
            worker: { format: 'es' },
            rolldownOptions: { input: `${pages.root}/${shell}.html`, output: { assetFileNames } },
          })
    },
  }
}

/** Writes the page under a name of its language. */
const renamed = (from: string, to: string): Plugin => ({
  name: 'renamed',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle[from]
    if (from === to || page?.type !== 'asset') return
    delete bundle[from]
    this.emitFile({ type: 'asset', fileName: to, source: page.source })
  },
})
