import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ClientFiles } from '../../worker/pages/client-files.d.ts'
import type { BuiltSite } from './built.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'

/** Written by build/page-files.ts: the files that each page needs. */
const CLIENT_FILES = '.generated/client-files.json'
/** Files next to a bundle that are not uploaded. */
const BESIDE = /\.(?:map|md)$/

/**
 * The size of the Worker's upload, which Cloudflare loads before the first answer, and the scripts that only the desk
 * needs.
 */
export function bundleRows({ worker, client }: BuiltSite): Measurement[] {
  const files = readdirSync(worker).filter((file) => !BESIDE.test(file))
  const bytes = files.map((file) => gzipSync(readFileSync(join(worker, file))).length)
  const { pages } = JSON.parse(readFileSync(CLIENT_FILES, 'utf8')) as ClientFiles
  const desk = pages['manage/page']!.scripts.map((path) => gzipSync(readFileSync(join(client, path))).length)
  return [
    boundAtMost('Worker bundle, minified, gzip', 1000, sum(bytes) / 1000, 'kB'),
    boundAtMost('scripts that only the desk needs, gzip', 60, sum(desk) / 1000, 'kB'),
    boundEqual('Worker bundle: files other than the script (WebAssembly, fonts)', 0, files.length - 1),
  ]
}

const sum = (sizes: number[]): number => sizes.reduce((all, size) => all + size, 0)
