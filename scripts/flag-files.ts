import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SYMBOL = /<symbol id="(\w+)" ([^>]*)>(.*?)<\/symbol>/gs

/** Each flag as a file of its own: a page asks for those it shows alone. */
export function flagFiles(): Plugin {
  let sprite = ''
  return {
    name: 'flag-files',
    apply: 'build',
    configResolved({ publicDir }) {
      sprite = join(publicDir, 'flags.svg')
    },
    generateBundle() {
      for (const [, code, attributes, shapes] of readFileSync(sprite, 'utf8').matchAll(SYMBOL)) {
        const source = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`
        this.emitFile({ type: 'asset', fileName: `flags/${code}.svg`, source })
      }
    },
  }
}
