import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { FEDERATIONS } from '#core/people/federations.ts'

/*
 * All flags in one file, so that a page with 500 players makes one request: web/public/flags.svg, used as <use
 * href="/flags.svg#NED">. Drawings: country-flag-icons (MIT). Run `node build/flags.ts` when FIDE's list changes.
 */

const flags = new URL('../node_modules/country-flag-icons/3x2/', import.meta.url)
const target = new URL('#web/public/flags.svg', import.meta.url)

/** One drawing as a `<symbol>`, without the attributes that only a stand-alone file needs. */
function symbol(code: string, region: string): string {
  const drawing = readFileSync(new URL(`${region}.svg`, flags), 'utf8')
  const [, box, shapes] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(drawing) ?? []
  if (!box || !shapes) throw new Error(`${region}.svg isn’t a 3:2 flag`)
  return `<symbol id="${code}" viewBox="${box}" preserveAspectRatio="none">${small(shapes)}</symbol>`
}

const small = (shapes: string): string =>
  shapes
    .replace(/>\s+</g, '><')
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/gi, '#$1$2$3')
    .replace(/#[0-9a-f]{3,6}\b/gi, (colour) => colour.toLowerCase())

const symbols = Array.from(FEDERATIONS, ([code, region]) => symbol(code, region))
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
mkdirSync(new URL('.', target), { recursive: true })
writeFileSync(target, sprite)
console.log(`${symbols.length} flags, ${sprite.length} bytes, ${gzipSync(sprite, { level: 9 }).length} gzip`)
