import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { LanguageFiles, StoredFiles } from '../../worker/pages/client-files.d.ts'
import { readAllFiles } from '../../worker/pages/read-files.ts'
import { PSEUDO_LANGUAGE } from '../../build/words/pseudo.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'

/** Written by build/page-files.ts: the files that each page needs. */
const CLIENT_FILES = '.generated/client-files.json'
/** Files next to a bundle that are not uploaded, and the languages, which the Worker loads when it needs them. */
const BESIDE = /\.(?:map|md)$|^languages$/
const SCRIPT = /(?<=")\/assets\/[^"]+\.js(?=")/g

/**
 * The size of the Worker's upload, which Cloudflare loads before the first answer, the scripts that only the desk needs,
 * and what another language than English costs.
 */
export function bundleRows({ worker, client }: BuiltSite): Measurement[] {
  const packed = (path: string) => gzipSync(readFileSync(path)).length
  const files = readdirSync(worker).filter((file) => !BESIDE.test(file))
  const bytes = files.map((file) => packed(join(worker, file)))
  const folder = join(worker, 'languages')
  const modules = existsSync(folder) ? readdirSync(folder).map((file) => packed(join(folder, file))) : []
  const { pages, languages, ...english } = readAllFiles(JSON.parse(readFileSync(CLIENT_FILES, 'utf8')) as StoredFiles)
  const desk = pages['manage/page']!.scripts.map((path) => packed(join(client, path)))
  const firstView = ({ html }: Pick<LanguageFiles, 'html'>) =>
    sum([...new Set(html.match(SCRIPT))].map((path) => packed(join(client, path))))
  const more = Object.entries(languages)
    .filter(([tag]) => tag !== PSEUDO_LANGUAGE)
    .map(([, language]) => firstView(language) - firstView(english))
  return [
    // A megabyte as Cloudflare counts it, with all languages.
    boundAtMost('Worker bundle, minified, gzip', 1024, sum(bytes) / 1024, 'KiB'),
    boundAtMost('the largest language that the Worker loads, gzip', 121, Math.max(0, ...modules) / 1000, 'kB'),
    boundAtMost('scripts that only the desk needs, gzip', 60, sum(desk) / 1000, 'kB'),
    // Letters of Arabic and Cyrillic have two bytes.
    boundAtMost('first view: what a language needs more than English, gzip', 4.5, Math.max(0, ...more) / 1000, 'kB'),
    boundEqual('Worker bundle: files other than the script (WebAssembly, fonts)', 0, files.length - 1),
  ]
}

const sum = (sizes: number[]): number => sizes.reduce((all, size) => all + size, 0)
