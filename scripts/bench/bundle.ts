import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ClientFiles } from '../../worker/pages/client-files.d.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'

/** Which files each page needs, as the build writes it (build/page-files.ts). */
const CLIENT_FILES = '.generated/client-files.json'
/** Files that say something about a bundle and are no part of it. */
const BESIDE = /\.(?:map|md)$/

/** What Cloudflare has to load before the Worker answers anything, and what the desk adds to the client. */
export function bundleRows({ worker, client }: BuiltSite): Measurement[] {
  const files = readdirSync(worker).filter((file) => !BESIDE.test(file))
  const bytes = files.map((file) => gzipSync(readFileSync(join(worker, file))).length)
  const { pages } = JSON.parse(readFileSync(CLIENT_FILES, 'utf8')) as ClientFiles
  const desk = pages['manage/page']!.scripts.map((path) => gzipSync(readFileSync(join(client, path))).length)
  return [
    boundAtMost('the Worker’s bundle, minified, gzip', 1000, sum(bytes) / 1000, 'kB'),
    boundAtMost('scripts of the desk besides those of every page, gzip', 45, sum(desk) / 1000, 'kB'),
    boundEqual('files in it besides the script (WebAssembly, fonts)', 0, files.length - 1),
  ]
}

const sum = (sizes: number[]): number => sizes.reduce((all, size) => all + size, 0)
